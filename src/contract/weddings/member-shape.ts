import { z } from "zod";
import { id } from "../primitives.ts";

/** Which member of a shared wedding did something, by its account, and what the others call it; null where nobody shares it [weddings-11]. */
export const memberNamed = z
  .object({ id, name: z.string() })
  .nullable()
  .meta({ description: "Which member of a shared wedding it was, for its members: its account and name." });
export type MemberNamed = z.infer<typeof memberNamed>;
