const records: readonly (readonly [string, string, string, string])[] = [
  [
    "Couples and visitors who send enquiries",
    "name, email address, phone, wedding details, messages and files",
    "to bring an enquiry to a business and the answer back",
    "the business that was asked",
  ],
  [
    "Couples with an account",
    "login details, wedding, favourites, quotes, bookings, budget and plan, and who shares the wedding",
    "to plan a wedding",
    "those who share the wedding",
  ],
  [
    "Businesses",
    "login details, contact details, profile, pictures, calendar, quotes, endorsements and verification",
    "to be found, asked and booked",
    "everybody, for what is on the profile; couples, for their quotes",
  ],
  ["Whoever writes to us or complains", "name, email address, what was written and our answer", "to answer", "nobody"],
  ["People who run the site", "login details, and what they did", "to show who did what", "nobody"],
];

/** Section 51(1)(c) of PAIA. */
export function Records() {
  return (
    <>
      <h2>What records we hold</h2>
      {records.map(([whose, what, purpose, receivers]) => (
        <section key={whose}>
          <h3>{whose}</h3>
          <ul>
            <li>Records: {what}.</li>
            <li>Purpose: {purpose}.</li>
            <li>Who gets them: {receivers}.</li>
          </ul>
        </section>
      ))}
    </>
  );
}
