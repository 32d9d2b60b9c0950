import * as limits from "../../contract/limits.ts";

interface BrowsingProps {
  googleSignIn: boolean;
  tilesHost: string | undefined;
}

export function Browsing({ googleSignIn, tilesHost }: BrowsingProps) {
  return (
    <>
      <h2>When you just look around</h2>
      <ul>
        <li>
          <strong>Cookies:</strong> none while you look around. When you log in, one lets us know this browser again, so
          that strangers who guess at your password don&rsquo;t slow you down; it says nothing about you, and goes after
          {` ${limits.known_device_days} `}days.
          {googleSignIn &&
            " Another lives while you log in with Google: it lets us know that it was you who pressed the button, and goes when you are back, or after ten minutes."}
        </li>
        <li>
          <strong>Your browser&rsquo;s storage:</strong> an enquiry that you have begun is kept in the tab you typed it
          in, so that nothing is lost when you reload. It never leaves your device before you press send, and is gone
          when it was sent or the tab is closed. One to many businesses at once stays in this browser until it is sent
          or you empty it, and so does the email address that you logged in with last. The vendors whose heart you press
          stay there as well, until you remove them; when you register or log in as a couple they move to your account.
          For people who are logged in, the browser&rsquo;s storage holds what keeps them logged in: a key, and their
          own name and details; what they have typed and not yet sent or saved; and the names of pictures that went to a
          gallery or are on their way there. Logging out removes all of it.
        </li>
        <li>
          <strong>Trackers and advertisements:</strong> none. Fonts, pictures and programs come from this site itself.
          We count how often a profile is looked at on a day. So that a look counts once an hour, our server holds a
          scrambled form of your internet address in its memory for that hour, and stores nothing of it.
        </li>
        <li>
          <strong>Logs:</strong> our server notes faults, with the address of the page on which they happened. It keeps
          no list of who visited what, and no names, email addresses or passwords; of logins what stands below.
        </li>
        <li>
          <strong>Videos:</strong> they are kept by YouTube. When you open the Videos tab of a profile, your browser
          fetches their preview pictures from YouTube&rsquo;s picture server; a video itself is loaded only when you
          press it, from YouTube&rsquo;s address without cookies. YouTube (Google) then sees your internet address.
        </li>
        {tilesHost && (
          <li>
            <strong>Maps:</strong> when you press &ldquo;Show map&rdquo;, or set the pin of your own venue, your browser
            fetches the streets as pictures from {tilesHost}. Who runs it sees your internet address, which part of the
            map you look at and that you come from this site, but not what you looked for.
          </li>
        )}
        <li>
          <strong>Links out:</strong> a vendor&rsquo;s website, WhatsApp or social pages open only when you follow the
          link. Their own rules hold there.
        </li>
      </ul>
    </>
  );
}
