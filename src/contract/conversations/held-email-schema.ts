import { z } from "zod";
import { id } from "../primitives.ts";

/** An email in a side's name from another address, which waits for confirmation [conversations-19]. */
export const heldEmail = z
  .object({ id, sent_from: z.string(), text: z.string(), quoted: z.string(), created_at: z.string() })
  .meta({ id: "HeldEmail" });
export type HeldEmail = z.infer<typeof heldEmail>;
