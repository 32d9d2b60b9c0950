import { expect, test } from "vitest";
import { nearTests } from "./near-tests.mjs";

const send = "src/features/enquiries/send-enquiry.server.test.ts";
const list = "src/features/enquiries/list-received.server.test.ts";
const bulk = "src/features/enquiries/bulk/send-bulk-enquiry.server.test.ts";
const stored = "src/features/quotes/store.server.test.ts";
const accept = "src/features/quotes/bookings/accept-quote.server.test.ts";
const news = "src/server/news/read-news.server.test.ts";
const whole = "src/server/create-server.server.test.ts";
const tests = [send, list, bulk, stored, accept, news, whole, "src/features/enquiries/rules.test.ts"];

test.each([
  ["a use case has the test of its name", ["src/features/enquiries/send-enquiry.ts"], [send]],
  ["rules with a unit test have none", ["src/features/enquiries/rules.ts"], []],
  ["a store has those of its folder and below", ["src/features/enquiries/store.ts"], [bulk, list, send]],
  ["one with a test of its name has them, too", ["src/features/quotes/store.ts"], [accept, stored]],
  ["one of a sub-topic has those of its folder", ["src/features/enquiries/bulk/store-area.ts"], [bulk]],
  ["a contract has those of the feature of its name", ["src/contract/enquiries/calls.ts"], [bulk, list, send]],
  ["so has a schema", ["src/schema/enquiries.ts"], [bulk, list, send]],
  ["a changed test is near itself, and is run once", [send, "src/features/enquiries/send-enquiry.ts"], [send]],
  ["a folder's are not those of the folders below", ["src/server/mount-pages.ts"], [whole]],
  [
    "pages, unit tests, documents and scripts have none",
    ["src/features/enquiries/web/inbox.tsx", "src/server/a.test.ts"],
    [],
  ],
  ["what lies elsewhere has none", ["README.md", "scripts/check.mjs", "seed/main.ts"], []],
])("%s", (_what, changed, near) => {
  expect(nearTests(changed, tests)).toEqual(near);
});
