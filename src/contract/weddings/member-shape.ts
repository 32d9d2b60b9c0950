import { z } from "zod";
import { id } from "../primitives.ts";

/** Null unless the wedding is shared [weddings-11]. */
export const memberNamed = z
  .object({ id, name: z.string() })
  .nullable()
  .meta({ description: "Which member of a shared wedding it was, for its members: its account and name." });
export type MemberNamed = z.infer<typeof memberNamed>;
