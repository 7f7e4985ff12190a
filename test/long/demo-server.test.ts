process.env['TEST_WHOLE'] = '1';
await import('../demo-server.test.ts');
