import * as limits from "./limits.ts";

/** For missing or unreadable fields, on forms and the server [texts-10]. */
export const fieldMessages = {
  name_missing: "Please enter your name.",
  email_missing: "Please enter your email address.",
  email_incomplete: "Enter an email address like name@example.com.",
  wedding_date_missing: "Please choose your wedding date.",
  wedding_date_passed: "This date has passed. Enter a wedding date of today or later.",
  guests_not_integer: "Enter the number of guests as a whole number.",
  guests_too_few: "Enter the number of guests as a whole number, at least 1.",
  services_too_many: `Choose ${limits.enquiry_services_max} services at most.`,
  too_long: (length_max: number) => `Keep this to ${length_max} characters at most.`,
} as const;
