import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE_TOPICS, topicNamed } from './index.ts';

test('[FED-1] a topic is one of the house, or a table by its number', () => {
  for (const topic of HOUSE_TOPICS) assert.equal(topicNamed(topic), topic);
  assert.equal(topicNamed('table.12'), 'table.12');
  for (const stray of ['', 'table', 'table.', 'table.0', 'table.-1', 'table.1.5', 'toString', 'METERS']) {
    assert.equal(topicNamed(stray), undefined, stray);
  }
});
