import { z } from "zod";
import { call } from "../call.ts";
import * as calls from "./calls.ts";

export const ratings_recorded = "The ratings have been recorded.";

const rating_sentence = "Enter a rating from 1 to 5, or none.";
const count_sentence = "Enter the number of reviews as a whole number, or none.";

/** 0 becomes null, as no review site gives less than 1. */
const rating = z
  .number(rating_sentence)
  .refine((stars) => stars === 0 || (stars >= 1 && stars <= 5), { error: rating_sentence, abort: true })
  .meta({ minimum: 0, maximum: 5 })
  .nullish()
  .transform((stars) => (stars === undefined || stars === 0 ? null : stars));
const count = z
  .int(count_sentence)
  .min(0, count_sentence)
  .max(1_000_000, count_sentence)
  .nullish()
  .transform((reviews) => (reviews === undefined || reviews === 0 ? null : reviews));

const sources = ["google", "facebook"] as const;

/** Recorded by a super admin or an import; absent is none [trust-20]. */
export const ratings = z
  .object({
    google_rating: rating,
    google_review_count: count,
    facebook_rating: rating,
    facebook_review_count: count,
  })
  .superRefine((given, { addIssue }) => {
    for (const source of sources) {
      const [stars, reviews] = [given[`${source}_rating`], given[`${source}_review_count`]];
      if (stars !== null && reviews === null)
        addIssue({
          code: "custom",
          path: [`${source}_review_count`],
          message: "Enter how many reviews the rating is of.",
        });
      if (stars === null && reviews !== null)
        addIssue({ code: "custom", path: [`${source}_rating`], message: "Enter the rating that these reviews give." });
    }
  })
  .meta({ id: "Ratings" });
export type Ratings = z.output<typeof ratings>;

const stored = z.number().nullable();

const recordedRatings = z
  .object({
    google_rating: stored,
    google_review_count: stored,
    facebook_rating: stored,
    facebook_review_count: stored,
    trust_score: z.number(),
    trust_tier: z.string().nullable(),
  })
  .meta({ id: "RecordedRatings" });
export type RecordedRatings = z.infer<typeof recordedRatings>;

export const recordRatings = call({
  ...calls.recordRatings,
  name: "recordRatings",
  summary: "Record a provider's Google and Facebook ratings, after which it can't type the counts",
  group: "Administration",
  params: z.object({ id: z.string() }),
  body: ratings,
  status: 200,
  answer: z.object({
    message: z.string(),
    data: recordedRatings,
  }),
  refusals: ["provider_not_found"],
});
