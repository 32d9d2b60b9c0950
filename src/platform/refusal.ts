import { errors, type ErrorCode } from "../contract/errors.ts";

/** An expected failure: one of the closed list of `contract/errors.ts`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, sentence: string, fields?: Record<string, string>, retryAfterSeconds?: number) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The HTTP status that goes with the code. */
  get status(): (typeof errors)[ErrorCode]["status"] {
    return errors[this.code].status;
  }

  /** What a page says below the sentence where the code has words for it. */
  get page(): string | undefined {
    const known = errors[this.code];
    return "page" in known ? known.page : undefined;
  }
}

/**
 * Refuses with one of the known codes. The sentence is the list's unless a more telling one is given;
 * `fields` names the fields at fault; `retryAfterSeconds` becomes `Retry-After`.
 */
export function refuse(
  code: ErrorCode,
  details: { sentence?: string; fields?: Record<string, string>; retryAfterSeconds?: number } = {},
): never {
  throw new Refusal(code, details.sentence ?? errors[code].sentence, details.fields, details.retryAfterSeconds);
}
