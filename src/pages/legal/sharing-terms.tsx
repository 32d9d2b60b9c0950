import { href } from "react-router";
import { Link } from "../../ui/link.tsx";

export function SharingTerms() {
  return (
    <>
      <h2>Messages and files</h2>
      <p>
        What you write, and the pictures and PDFs that you add, are yours. You let us store them and show them to the
        other side of the conversation, and to nobody else; we read them only where one of you reports the other. Send
        only files that you may pass on. How long we keep them is on the <Link to={href("/privacy")}>privacy page</Link>
        .
      </p>

      <h2>Calendars</h2>
      <p>
        Whether a vendor is available on a day is what its calendar here says, or one elsewhere that we follow. A day
        shown as available is no promise; only a booking is. A vendor whose calendar is not kept may be booked already.
      </p>

      <h2>Shared weddings</h2>
      <p>
        You may invite others to plan your wedding here. Readers see all of it but your login details. Editors also act
        for the wedding: they may send enquiries, accept quotes and cancel bookings, and what they agree on counts as
        agreed by you. Invite only people whom you trust with that. You can remove each of them at any time.
      </p>
    </>
  );
}
