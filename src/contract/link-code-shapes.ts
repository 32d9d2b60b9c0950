import { z } from "zod";
import { email, filledIn } from "./primitives.ts";

const missing = "Enter the code from the email.";

/** What opens a link whose part behind the # was cut off: the code in its email, and where that went. */
export const typedCode = z.object({
  email: filledIn(email, "Enter the address that the email was sent to."),
  code: z.string(missing).trim().min(1, missing).max(40, missing),
});
