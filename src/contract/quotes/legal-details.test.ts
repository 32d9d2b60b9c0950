import { expect, test } from "vitest";
import { legalDetails } from "./legal-details.ts";

const none = { name: "Wildevy Estate", legal_name: null, registration: null, street_address: null };

test.each([
  [none, []],
  [{ ...none, legal_name: "Wildevy Estate" }, []],
  [
    { ...none, legal_name: "Wildevy (Pty) Ltd", registration: "2014/123456/07", street_address: "1 Farm Road\nPaarl" },
    ["Legal name: Wildevy (Pty) Ltd", "Registration: 2014/123456/07", "1 Farm Road, Paarl"],
  ],
])("%j has the text %j", (business, lines) => {
  expect(legalDetails(business)).toEqual(lines);
});
