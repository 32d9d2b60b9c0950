import { complaint_memory_days } from "../../contract/complaints/calls.ts";
import { inbound_memory_days, unsent_file_hours } from "../../contract/conversations/calls.ts";
import { imported_page_days } from "../../contract/imports/calls.ts";
import * as limits from "../../contract/limits.ts";
import { wedding_invitation_memory_days } from "../../contract/weddings/calls.ts";

const enquiry_months = limits.enquiry_memory_months;

const saved: readonly (readonly [string, string])[] = [
  ["An enquiry", `${enquiry_months} months after the wedding date, or after it was sent; then it is emptied`],
  [
    "That you reported somebody, or were reported",
    "your text and our note as long as the conversation; the reason, the date and the outcome permanently, without names",
  ],
  [
    "A quote, the agreement made by accepting it, and a couple’s own note on it",
    "as long as the enquiry; then it is deleted",
  ],
  [
    "Your budget, with payments and their proofs",
    "until you remove it or delete your account; a payment for a booking as long as the booking",
  ],
  ["An enquiry that you have not confirmed yet", `${limits.held_enquiry_hours} hours; then it is deleted`],
  [
    "That you confirmed an email address for an enquiry, in scrambled form",
    `${limits.confirmed_email_memory_months} months`,
  ],
  [
    "A business’s request to be verified, and our answer",
    `${limits.request_memory_months} months after the answer, or after the request if nobody answered`,
  ],
  ["A complaint to us", `${complaint_memory_days} days after we received it`],
  ["An invitation that nobody answered", `${limits.invitation_memory_days} days after it was last sent`],
  [
    "What another directory says about a business that has not claimed its page here",
    `${imported_page_days} days after it was imported or changed, or after we wrote to the business; that it was claimed or removed, in scrambled form, permanently`,
  ],
  ["An invitation to share a wedding that nobody accepted", `${wedding_invitation_memory_days} days after it expired`],
  ["The address of an email, delivered or not", `${limits.email_memory_days} days`],
  ["A completed task, such as the sending of a reset link", `${limits.job_memory_minutes} minutes`],
  [
    "That an address wants no emails from us, or none of one kind, in scrambled form",
    "until its owner reverses it, even when everything else is deleted, so that we still send nothing",
  ],
  [
    "That you are logged in on a browser",
    `${limits.session_days} days after you last used it there, ${limits.session_days_max} days in all, or until you log out`,
  ],
  [
    "A link that we emailed you, in scrambled form",
    `${limits.reset_link_minutes} minutes for a new password, ${limits.confirmation_link_hours} hours to confirm an address, ${limits.email_return_days} days to undo a change of address; the one to your enquiry as long as the enquiry`,
  ],
  ["Counts against guessing and abuse, in scrambled form", "15 minutes to a day"],
  ["That a form has already been sent", `${limits.outcome_memory_hours} hours`],
  ["Records about the security of accounts", `${limits.security_event_days} days`],
  ["How often a profile was viewed, by day", `${limits.view_memory_days} days`],
  [
    "The address of a calendar that a business follows, and the days it blocks",
    "until the business stops following it",
  ],
  ["A file that was added to a conversation and not sent", `${unsent_file_hours} hours`],
  ["An email to a conversation from an address that we don’t know", `${inbound_memory_days} days`],
  ["An entry in a business’s calendar", `${limits.calendar_memory_months} months after its last day`],
  ["Your account and everything in it", "until you delete it, or we do"],
  ["What the people who run this site did", "permanently, with names"],
];

/** What the daily job deletes when [running-16]. */
export function RetentionTable({ hasMailServer }: { hasMailServer: boolean }) {
  const files = [["An email that is stored as a file", `${limits.outbox_memory_days} days`]] as const;
  return (
    <>
      <h2>How long we keep it</h2>
      <p>A daily job deletes what has expired, so anything may remain up to a day longer than this:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {[...saved, ...(hasMailServer ? [] : files)].map(([what, long]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{long}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
