process.env['TEST_WHOLE'] = '1';
await import('../../src/core/odds/house/activity/known-rows.test.ts');
