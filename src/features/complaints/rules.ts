import { complaints_per_address_max, complaints_per_email_max } from "../../contract/complaints/calls.ts";
import { limitsByAddress, type RateLimit } from "../../platform/rate-limit.ts";

const hour_seconds = 60 * 60;

/** Per address and per email [visitors-39]. */
export function complaintLimits(address: string, email: string): RateLimit[] {
  const window_seconds = hour_seconds;
  return [
    ...limitsByAddress(address, {
      name: "complaint_address",
      tries_max: complaints_per_address_max,
      window_seconds,
    }),
    { name: "complaint_email", key: email.toLowerCase(), tries_max: complaints_per_email_max, window_seconds },
  ];
}
