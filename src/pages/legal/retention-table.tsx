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
    "your words and our note as long as the conversation; why, when and what came of it for good, without names",
  ],
  ["A quote, what was agreed on by it, and a couple’s own note on it", "as long as the enquiry; then it is deleted"],
  [
    "Your budget, with payments and their proofs",
    "until you remove it or delete your account; a payment of a booking as long as the booking",
  ],
  ["An enquiry that waits for you to confirm it", `${limits.held_enquiry_hours} hours; then it is deleted`],
  ["That you confirmed an email address for one, in scrambled form", `${limits.confirmed_email_memory_months} months`],
  [
    "A business’s request to be verified, and our answer",
    `${limits.request_memory_months} months after the answer, or after the request if nobody answered`,
  ],
  ["A complaint to us", `${complaint_memory_days} days after it came`],
  ["An invitation that nobody answered", `${limits.invitation_memory_days} days after it was last sent`],
  [
    "What another directory said of a business that has not claimed its page here",
    `${imported_page_days} days after it was imported or changed, or we wrote to the business; that it was claimed or removed, in scrambled form, for good`,
  ],
  ["An invitation to share a wedding that nobody followed", `${wedding_invitation_memory_days} days after its end`],
  ["The address of an email, delivered or not", `${limits.email_memory_days} days`],
  ["Work that is done, such as a reset link that was asked for", `${limits.job_memory_minutes} minutes`],
  [
    "That an address wants no emails from us, or none about something, in scrambled form",
    "until its owner takes it back; also when everything else is deleted, because that is what it is for",
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
  ["That a form was sent already", `${limits.outcome_memory_hours} hours`],
  ["Notes about the safety of accounts", `${limits.security_event_days} days`],
  ["How often a profile was looked at, by day", `${limits.view_memory_days} days`],
  ["The address of a calendar that a business follows, and the days it takes", "until the business follows it no more"],
  ["A file that was added to a conversation and not sent", `${unsent_file_hours} hours`],
  ["An email to a conversation from an address that we don’t know", `${inbound_memory_days} days`],
  ["An entry in a business’s calendar", `${limits.calendar_memory_months} months after its last day`],
  ["Your account and all in it", "until you delete it, or we do"],
  ["What the people who run this site did", "for good, with names"],
];

/** What the daily job deletes when [running-16]. */
export function RetentionTable({ hasMailServer }: { hasMailServer: boolean }) {
  const files = [["An email that is kept as a file", `${limits.outbox_memory_days} days`]] as const;
  return (
    <>
      <h2>What we keep how long</h2>
      <p>A program deletes once a day what is over, so anything may stay up to a day longer than this:</p>
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
