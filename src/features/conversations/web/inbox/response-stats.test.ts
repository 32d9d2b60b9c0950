import { expect, test } from "vitest";
import { formatResponseStats } from "./response-stats.tsx";

test.each([
  [
    { enquiries: 9, answered: 8, median_minutes: 200, says: "Usually answers within 6 hours", waiting: 0 },
    "You answered 8 of 9 enquiries in the last 90 days within 48 hours, half of them within 3 hours. Couples see “Usually answers within 6 hours”. Answer more than half within 3 hours, and they see “Usually answers within 3 hours”.",
  ],
  [
    { enquiries: 1, answered: 0, median_minutes: null, says: null, waiting: 1 },
    "You answered 0 of 1 enquiry in the last 90 days within 48 hours. Your response time is shown after 5 enquiries. 1 couple is waiting for a first reply.",
  ],
  [
    { enquiries: 6, answered: 2, median_minutes: null, says: null, waiting: 2 },
    "You answered 2 of 6 enquiries in the last 90 days within 48 hours. Couples don’t see a response time yet. Answer more than half within 2 days, and they see “Usually answers within two days”. 2 couples are waiting for a first reply.",
  ],
  [
    { enquiries: 5, answered: 5, median_minutes: 12, says: "Usually answers within an hour", waiting: 0 },
    "You answered 5 of 5 enquiries in the last 90 days within 48 hours, half of them within 12 minutes. Couples see “Usually answers within an hour”.",
  ],
])("a provider reads how fast it answers (%#)", (answering, words) => {
  expect(formatResponseStats(answering)).toBe(words);
});
