import * as limits from "../../../contract/limits.ts";

const months = limits.enquiry_memory_months;

const kept: readonly (readonly [string, string])[] = [
  ["An enquiry", `${months} months after the wedding date, or after it was sent; then it is emptied`],
  ["An invitation that nobody answered", `${limits.invitation_memory_days} days after it was last sent`],
  ["The address of an email, delivered or not", `${limits.email_memory_days} days`],
  ["Work that is done, such as a reset link that was asked for", `${limits.job_memory_minutes} minutes`],
  ["Sign-ins and links in emails", "until they are over, and a day at most"],
  ["Counts against guessing and abuse", "15 minutes to a day, and a day at most"],
  ["That a form was sent already", `${limits.outcome_memory_hours} hours, and a day at most`],
  ["Notes about the safety of accounts", `${limits.security_event_days} days`],
  ["Your account and all in it", "until you delete it, or we do"],
  ["What the people who run this site did", "for good, with names"],
];

/** What is kept how long, in one table, as the daily job does it [running-16]. */
export function RetentionTable({ hasMailServer }: { hasMailServer: boolean }) {
  const files = [["An email that is kept as a file", `${limits.outbox_memory_days} days`]] as const;
  return (
    <>
      <h2>What we keep how long</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {[...kept, ...(hasMailServer ? [] : files)].map(([what, long]) => (
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
