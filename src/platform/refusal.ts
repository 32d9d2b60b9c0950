import { errors, type ErrorCode } from "../contract/errors.ts";

/** A page of ours that a refusal leads on to. */
export type WayOn = { label: string; to: string };

type Details = {
  sentence?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  ways?: readonly WayOn[];
};

/** An expected failure: one of the closed list of `contract/errors.ts`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly ways: readonly WayOn[] | undefined;

  constructor(code: ErrorCode, sentence: string, { fields, retryAfterSeconds, ways }: Omit<Details, "sentence"> = {}) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.ways = ways;
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
 * `fields` names the fields at fault; `retryAfterSeconds` becomes `Retry-After`; `ways` are offered by a page that is refused.
 */
export function refuse(code: ErrorCode, { sentence = errors[code].sentence, ...details }: Details = {}): never {
  throw new Refusal(code, sentence, details);
}
