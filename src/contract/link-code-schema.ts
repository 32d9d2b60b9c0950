import { z } from "zod";
import { email, filledIn } from "./primitives.ts";

const missing = "Enter the code from the email.";

/** For a link whose hash was lost: the code in its email, and that email's address. */
export const typedCode = z.object({
  email: filledIn(email, "Enter the address that the email was sent to."),
  code: z.string(missing).trim().min(1, missing).max(40, missing),
});
