import { z } from "zod";

/** A sentence for people, a code for programs, and the invalid fields or request id. */
export const errorAnswer = z
  .object({
    error: z.string().describe("Message for people."),
    code: z.string().describe("Error code for programs."),
    fields: z.record(z.string(), z.string()).optional().describe("Invalid fields, each with its message."),
    request_id: z
      .string()
      .optional()
      .describe("Only with `unexpected`: the request's id in the log, sent with every response as `X-Request-Id`."),
  })
  .meta({ id: "Error" });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
