import { free_days } from "../../contract/quotes/terms.ts";

export function AgreeingTerms() {
  return (
    <>
      <h2>Sending enquiries</h2>
      <p>
        Send only enquiries that you mean, under your own name and email address. A vendor may answer or not; we
        can&rsquo;t promise that one is available. To keep junk out, we limit how many enquiries we take from one
        internet address and one email address, and may ask you to confirm yours first.
      </p>

      <h2>Quotes</h2>
      <p>
        A quote is an offer by the vendor that sent it. It lists what is included, what it costs with VAT, the deposit,
        the days on which amounts are due and the terms of cancelling. It can be accepted until the end of its last day,
        unless the vendor takes it back first. A quote that was sent stays as it is: a change is a new version, and you
        can open the earlier ones.
      </p>

      <h2>Accepting and booking</h2>
      <p>
        Before you accept, you see the whole quote with its total, can change which optional lines you take, and can
        leave without accepting. Accepting makes an agreement between you and the vendor, not with us. The day is held
        for you for up to 72 hours until the vendor confirms; if the vendor does not, nothing is agreed and nothing is
        owed. Some quotes are confirmed at once, and say so. What was agreed stays in your account, where you can save
        it as a PDF.
      </p>
      <p>
        No payment passes through this site. Bank details that come by email or message can be forged: phone the number
        on the profile and have them read out before you pay.
      </p>

      <h2>Cancelling</h2>
      <p>
        Each quote says which terms of cancelling apply: the vendor&rsquo;s own, or our standard terms, which are only
        an offer of ours that a vendor may use. Under the standard terms:
      </p>
      <ul>
        <li>
          You may cancel free of charge within {free_days} days of booking (section 44 of the Electronic Communications
          and Transactions Act). Section 42(2) excludes accommodation, catering, transport and leisure on an agreed day,
          so that venues and caterers may leave these days out; then the quote says so.
        </li>
        <li>
          After that the vendor may keep a reasonable charge, by how long before the wedding you cancel (section 17 of
          the Consumer Protection Act), and none where one of the couple has died or is in hospital.
        </li>
        <li>
          A vendor that can&rsquo;t deliver as agreed tells you at once. You may then cancel free of charge, or accept
          another day or another way (section 19 of that Act). If the vendor cancels, it pays back everything.
        </li>
      </ul>
      <p>A vendor&rsquo;s own terms never take away what these Acts give you.</p>
    </>
  );
}
