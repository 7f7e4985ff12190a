process.env['TEST_WHOLE'] = '1';
await import('../tournaments-house.test.ts');
