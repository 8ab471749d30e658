import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { startGateway } from '#infra/local/gateway/server.ts';
import { contract } from '#shared/contract/index.ts';
import type { SentMail } from '../../support/post.ts';
import { lambdaOf } from '../assembly.ts';
import { type RunningAsset, runAsset } from '../runAsset.ts';
import { startBridge } from './bridge.ts';
import { deploy } from './deployment.ts';
import { type Created, region, resolved } from './references.ts';
import { startMoto } from './server.ts';

type Settings = Readonly<Record<string, string>>;

/** The deployed functions at work in moto, behind a gateway of this machine. */
export interface Installation {
  /** Of the gateway. */
  readonly url: string;
  /** moto's own address, for an operator. */
  readonly endpoint: string;
  /** The settings by which the SDK of the functions reaches the services. */
  readonly settings: Settings;
  /** The name, or id, of what was created for the one resource whose logical name matches. */
  readonly nameOf: (id: RegExp) => string;
  readonly mails: readonly SentMail[];
  /** Carries out each message of a queue with a function, as Lambda does, and removes it. @returns how many there were */
  readonly drain: (queue: RegExp, name: string) => Promise<number>;
  /** Carries out an event with a function. */
  // biome-ignore lint/suspicious/noExplicitAny: each function answers in a form of its own.
  readonly invoke: (name: string, event: unknown) => Promise<any>;
  /** What the functions logged as errors. */
  readonly log: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Stands in for the secret that CloudFormation reads from its dynamic reference. */
const edgeSecret = 'edge-of-moto';
/** CloudFront's headers of a request. */
const fromEdge = { 'x-shown-by': edgeSecret, 'x-viewer-address': '192.0.2.17' };

/** Settings of the template as they are deployed; what leads to AWS leads to the endpoint, and `instead` replaces values that are there. */
const environmentOf = (name: string, created: ReadonlyMap<string, Created>, aws: Settings, instead: Settings) => {
  const { NODE_OPTIONS: _, ...own } = lambdaOf(name).environment;
  const settings = Object.entries(own).map(([key, value]) => {
    if (key in instead) return [key, instead[key]];
    const text = String(resolved(value, created));
    if (text.includes('{{resolve:secretsmanager:')) return [key, edgeSecret];
    if (key === 'JWKS_URI') return [key, `${aws.AWS_ENDPOINT_URL}/jwks`];
    if (key.endsWith('_QUEUE')) return [key, text.replace(/^https?:\/\/[^/]+/, `${aws.AWS_ENDPOINT_URL}`)];
    return [key, text];
  });
  return { ...Object.fromEntries(settings), ...aws, LOG_LEVEL: 'error' } as Record<string, string>;
};

/** Deploys the templates into moto, and starts the functions from their folders as they are needed, with some settings of this machine. */
export const startInstallation = async (instead: Settings = {}): Promise<Installation> => {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const moto = await startMoto();
    stops.push(moto.stop);
    const endpoint = `http://${moto.host}:${moto.port}`;
    const created = await deploy(endpoint);
    const running = new Map<string, Promise<RunningAsset>>();
    const invoke: Installation['invoke'] = async (name, event) => {
      const { folder, seconds } = lambdaOf(name);
      const asset =
        running.get(name) ?? runAsset({ folder, seconds, environment: environmentOf(name, created, aws, instead) });
      running.set(name, asset);
      return (await asset).invoke(event);
    };
    const nameOf = (id: RegExp): string => {
      const found = [...created].filter(([name]) => id.test(name));
      if (found.length !== 1) throw new Error(`${found.length} resources match ${id}`);
      return found[0]![1].ref;
    };
    const queues = new SQSClient({
      endpoint,
      region,
      credentials: { accessKeyId: 'lambda', secretAccessKey: 'secret' },
    });
    const drain: Installation['drain'] = async (queue, name) => {
      const QueueUrl = nameOf(queue);
      const { Messages = [] } = await queues.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
      for (const { MessageId, Body, ReceiptHandle } of Messages) {
        await invoke(name, { Records: [{ messageId: MessageId, body: Body, eventSource: 'aws:sqs' }] });
        await queues.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      }
      return Messages.length;
    };
    const bridge = await startBridge({
      moto,
      userPoolId: nameOf(/^UserPool[0-9A-F]{8}$/),
      preToken: (event) => invoke('preToken', event),
    });
    stops.push(bridge.stop);
    const aws = {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: 'function',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'session',
      AWS_ENDPOINT_URL: bridge.url,
    };
    const log = async () => (await Promise.all(running.values())).map((asset) => asset.log()).join('');
    stops.push(async () => {
      for (const asset of running.values()) await (await asset).stop();
    });
    const handlers = Object.fromEntries(
      Object.keys(contract).map((domain) => [
        domain,
        (event: { readonly headers: object }) =>
          invoke(domain, { ...event, headers: { ...event.headers, ...fromEdge } }),
      ]),
    );
    const gateway = await startGateway({ contract, handlers, site: 'nowhere', port: 0, host: '127.0.0.1' });
    stops.push(gateway.stop);
    return {
      url: `http://127.0.0.1:${gateway.port}`,
      endpoint,
      settings: aws,
      nameOf,
      mails: bridge.mails,
      invoke,
      drain,
      log,
      stop,
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
};
