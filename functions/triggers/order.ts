import * as z from 'zod';

const Order = z.object({ orgId: z.string().min(1) });

/** Which organisation an order of a queue is about. */
export type Order = z.infer<typeof Order>;

/** The order in the body of a message. Throws where it is none. */
export const orderOf = (body: string): Order => Order.parse(JSON.parse(body));
