import { z } from "zod";
import { id } from "../primitives.ts";

/** Null unless the wedding is shared [weddings-11]. */
export const memberNamed = z
  .object({ id, name: z.string() })
  .nullable()
  .meta({ description: "The member of a shared wedding who did it, by account and name; for its members." });
export type MemberNamed = z.infer<typeof memberNamed>;
