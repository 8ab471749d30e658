import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { edgeSecrets } from '#infra/cloud/constructs/edge.ts';
import { textOf } from './resources.ts';

test('secrets of the edge have a value each: the first is sent, all are accepted', () => {
  const stack = new Stack();
  const { sent, accepted } = stack.resolve(edgeSecrets(stack, ['New', 'Old']));
  const names = (value: unknown) => [...textOf(value).matchAll(/"EdgeSecrets(New|Old)/g)].map(([, name]) => name);
  expect(names(sent)).toEqual(['New']);
  expect(names(accepted)).toEqual(['New', 'Old']);
  Template.fromStack(stack).resourceCountIs('AWS::SecretsManager::Secret', 2);
});

test('an installation without a secret of the edge is not made', () => {
  expect(() => edgeSecrets(new Stack(), [])).toThrow('no secret of the edge');
});
