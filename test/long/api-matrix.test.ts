process.env['TEST_WHOLE'] = '1';
await import('../api-matrix.test.ts');
