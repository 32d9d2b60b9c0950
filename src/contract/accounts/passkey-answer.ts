import { z } from "zod";

/** As browsers encode bytes. */
const bytes = (length_max: number) =>
  z
    .string()
    .max(length_max)
    .regex(/^[\w-]*$/);

const id = bytes(1400);
const clientDataJSON = bytes(4000);

export const passkeyAssertion = z.object({
  id,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

export const passkeyMade = z.object({
  id,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(30_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;
