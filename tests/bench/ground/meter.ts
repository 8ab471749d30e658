import { readBody, serveLocally } from '#infra/local/http.ts';

/** Stands before a database and adds up what its answers cost. */
export interface Meter {
  readonly url: string;
  /** Requests and capacity units since the last reset, all and by kind. */
  readonly read: () => {
    readonly requests: number;
    readonly units: number;
    readonly reads: number;
    readonly writes: number;
  };
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

const unitsOf = (consumed: unknown): number =>
  [consumed].flat().reduce((sum: number, one) => sum + ((one as { CapacityUnits?: number })?.CapacityUnits ?? 0), 0);

/** Whether a command, such as `DynamoDB_20120810.TransactWriteItems`, is charged by what it writes. */
const isWrite = (target: string): boolean => /\.(Put|Update|Delete|BatchWrite|TransactWrite)Items?$/.test(target);

/** Passes every request on, asking for the consumed capacity as well. */
export const startMeter = async (endpoint: string): Promise<Meter> => {
  let requests = 0;
  let reads = 0;
  let writes = 0;
  const { url, stop } = await serveLocally(async (request, response) => {
    const command = JSON.parse((await readBody(request, 10_000_000)).toString());
    const { host: _, 'content-length': __, 'accept-encoding': ___, ...headers } = request.headers;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: JSON.stringify({ ...command, ReturnConsumedCapacity: 'TOTAL' }),
    });
    const text = await answer.text();
    requests += 1;
    const units = unitsOf(JSON.parse(text).ConsumedCapacity);
    if (isWrite(String(request.headers['x-amz-target']))) writes += units;
    else reads += units;
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text);
  });
  return {
    url,
    stop,
    read: () => ({ requests, units: reads + writes, reads, writes }),
    reset: () => {
      requests = 0;
      reads = 0;
      writes = 0;
    },
  };
};
