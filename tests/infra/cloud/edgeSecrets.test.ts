import { rmSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, onTestFinished, test } from 'vitest';
import { edgeSecrets } from '#infra/cloud/constructs/edge.ts';
import { textOf } from './resources.ts';

/** A stack whose folder goes with the test. */
const aStack = (): Stack => {
  const app = new App();
  onTestFinished(() => rmSync(app.outdir, { recursive: true }));
  return new Stack(app, 'Edge');
};

test('secrets of the edge have a value each: the first is sent, all are accepted', () => {
  const stack = aStack();
  const { sent, accepted } = stack.resolve(edgeSecrets(stack, ['New', 'Old']));
  const names = (value: unknown) => [...textOf(value).matchAll(/"EdgeSecrets(New|Old)/g)].map(([, name]) => name);
  expect(names(sent)).toEqual(['New']);
  expect(names(accepted)).toEqual(['New', 'Old']);
  Template.fromStack(stack).resourceCountIs('AWS::SecretsManager::Secret', 2);
});

test('an installation without a secret of the edge is not made', () => {
  expect(() => edgeSecrets(aStack(), [])).toThrow('no secret of the edge');
});
