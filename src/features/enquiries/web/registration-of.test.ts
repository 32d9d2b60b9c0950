import { expect, test } from "vitest";
import { readArrival } from "../../../client/arrival.ts";
import { emptyBulk } from "./bulk/bulk-values.ts";
import { registrationOf } from "./registration-of.ts";

test("a registration begins with the email, both names, the date and the phone of the enquiry", () => {
  const typed = {
    ...emptyBulk,
    couple_name: "Thandi & Sipho",
    couple_email: " thandi@people.test ",
    couple_phone: "082 555 0142",
    wedding_date: "2031-08-08",
  };
  const arrival = registrationOf(typed);
  expect(readArrival(arrival)).toEqual(arrival);
  expect(arrival.fields).toEqual({
    email: "thandi@people.test",
    partner1_name: "Thandi",
    partner2_name: "Sipho",
    wedding_date: "2031-08-08",
    phone: "082 555 0142",
  });
});
