import { z } from "zod";
import { accountMessages } from "./words.ts";

/** A code of the program for codes, or a recovery code. */
export const code = z
  .string(accountMessages.code_missing)
  .trim()
  .min(1, accountMessages.code_missing)
  .max(40, accountMessages.code_wrong);
