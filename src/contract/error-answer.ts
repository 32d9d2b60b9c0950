import { z } from "zod";

/** A sentence for people, a code for programs, and the faulty fields or request id. */
export const errorAnswer = z
  .object({
    error: z.string().meta({ description: "A sentence for the person." }),
    code: z.string().meta({ description: "The same refusal, for programs." }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "The fields at fault, each with its sentence." }),
    request_id: z.string().optional().meta({
      description:
        "With `unexpected` alone: under this id the fault stands in the log. Every answer bears its id as `X-Request-Id`.",
    }),
  })
  .meta({ id: "Error" });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
