import { href } from "react-router";
import { formatDate } from "../contract/format.ts";
import * as limits from "../contract/limits.ts";
import { privacy_version } from "../contract/privacy/version.ts";
import { readSettings } from "../features/settings/read-settings.ts";
import { cachedLoader } from "../platform/http/cached-page.ts";
import { Link } from "../ui/link.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta, siteOf } from "../ui/page/page-meta.ts";
import { Prose } from "../ui/page/prose.tsx";
import { TitleBlock } from "../ui/page/section.tsx";
import type { Route } from "./+types/privacy-page";
import { useSiteData } from "./frame/site-data.ts";
import { InformationOfficer } from "./legal/information-officer.tsx";
import { InformationRegulator } from "./legal/information-regulator.tsx";
import { OperatorDetails } from "./legal/operator-lines.tsx";
import { Operators } from "./legal/operators.tsx";
import { RetentionTable } from "./legal/retention-table.tsx";

/** A demo's outbox is public, and its users must know. */
export const loader = cachedLoader({ tags: ["settings"] }, async (ctx) => {
  const { config, demo } = ctx;
  const { information_officer_name, information_officer_email, information_officer_contact } = await readSettings(ctx);
  return {
    isDemo: demo,
    hasMailServer: config.smtpUrl !== undefined,
    acceptsReplies: config.inbound !== undefined,
    hasBucket: config.s3 !== undefined,
    googleSignIn: config.google !== undefined,
    tilesHost: config.mapTiles && new URL(config.mapTiles.url).host,
    officer: {
      name: information_officer_name,
      email: information_officer_email,
      contact: information_officer_contact,
    },
  };
});

export const handle: PageHandle = { scripts: "late" };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Privacy",
    description: `What ${siteOf(matches).name} keeps about you, why, for how long, who sees it, and how to have it corrected or deleted.`,
    path: href("/privacy"),
  });
}

/** Must match what is really stored, logged and loaded (POPIA): change both together. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { isDemo, hasMailServer, acceptsReplies, hasBucket, googleSignIn, tilesHost, officer } = loaderData;
  const name = useSiteData()?.site.name ?? "This site";
  return (
    <PageFrame>
      <TitleBlock title="Privacy" lead="What we keep about you, why, for how long, and what you can do about it." />
      <Prose>
        <p>
          Last changed on <time dateTime={privacy_version}>{formatDate(privacy_version)}</time>. The download of your
          data says which version you saw when you registered.
        </p>
        <h2>In short</h2>
        <ul>
          <li>
            You can browse everything here without telling us who you are. We use no trackers and no cookies for that.
          </li>
          <li>
            When you send an enquiry, we store it and email it to the vendor you chose. You get a copy. We use it for
            nothing else, except to prevent abuse.
          </li>
          <li>We sell nothing about you to anyone, and we send no newsletters.</li>
          <li>You may ask at any time what information we have about you, and have it corrected or deleted.</li>
        </ul>

        <h2>Who is responsible</h2>
        <p>
          The people who run {name} decide how personal information is used here. In the words of the Protection of
          Personal Information Act (POPIA) they are the responsible party.
        </p>
        <OperatorDetails />
        <InformationOfficer {...officer} />

        <Enquiries isDemo={isDemo} hasMailServer={hasMailServer} acceptsReplies={acceptsReplies} />
        <Browsing googleSignIn={googleSignIn} tilesHost={tilesHost} />
        <Accounts googleSignIn={googleSignIn} />
        <Couples name={name} />
        <Providers name={name} />
        <RetentionTable hasMailServer={hasMailServer} />
        <Operators hasMailServer={hasMailServer} hasBucket={hasBucket} googleSignIn={googleSignIn} />
        <Rights />
      </Prose>
    </PageFrame>
  );
}

interface EnquiriesProps {
  isDemo: boolean;
  hasMailServer: boolean;
  /** Emails between both sides are relayed. */
  acceptsReplies: boolean;
}

function Enquiries({ isDemo, hasMailServer, acceptsReplies }: EnquiriesProps) {
  return (
    <>
      <h2>When you send an enquiry</h2>
      <p>
        <strong>What we keep:</strong> your name and email address, and whatever else you fill in: phone number, wedding
        date, venue location, number of guests, budget, the services you are interested in and your message. We also
        record which vendor it went to and when, and when the vendor marks it as answered. We store the messages,
        pictures and files that you and the vendor then send each other here.
      </p>
      <p>
        <strong>What for:</strong> to send your enquiry to that vendor, to send you a copy, and to show later that it
        was sent. You ask us to do this by sending the form. Only your name and email address are required: without them
        nobody could answer you, so we can&rsquo;t send the enquiry. Everything else is optional; the vendor can ask you
        for it later.
      </p>
      <p>
        <strong>Who sees it:</strong> the vendor you wrote to, and the people who run this site. We read your messages
        to each other only if one of you reports them, and only while we investigate the report.{" "}
        {acceptsReplies
          ? "You answer each other’s emails through us: neither of you sees the other’s address, and emails appear in your conversation."
          : "The vendor’s email has your address as its reply address, so the answer goes straight to you and not through us."}{" "}
        What the vendor then does with your information is the vendor&rsquo;s responsibility.
      </p>
      <p>
        <strong>How it travels:</strong>{" "}
        {hasMailServer
          ? "by email, through the mail service that this site uses."
          : "emails are stored as files on our server; this site has no mail service yet."}{" "}
        For each email we record the address, the enquiry, the time and whether it was delivered; we delete the address
        after {limits.email_memory_days} days. The emails contain no hidden pictures or links that show us whether you
        opened them.
      </p>
      {isDemo && (
        <p>
          <strong>This is a demonstration</strong> with invented businesses.
          {!hasMailServer && " Its emails are not sent: every visitor can read them in the outbox."} Please don&rsquo;t
          enter anything real.
        </p>
      )}
      <p>
        <strong>How long:</strong> {limits.enquiry_memory_months} months after the wedding date, or after you sent it if
        you gave no date; or until you have it deleted. The copy that we email you has a link to a page that shows what
        we store about that enquiry, where you can erase it. If you were logged in, the link leads to the list of the
        enquiries you sent, and we erase the enquiry when you write to us. An erased enquiry keeps only the time it was
        sent, the wedding date and the vendor; nothing shows who sent it or what it said. This record remains, with the
        vendor&rsquo;s name, even if the vendor leaves the site.
      </p>
      <p>
        <strong>Against abuse</strong> we count how many enquiries come from one internet address and from one email
        address within an hour. For this we store neither address, only a scrambled form (a hash with a secret key of
        this installation). It stops counting after an hour and is deleted the next day. When several vendors mark
        somebody&rsquo;s enquiries as junk, that sender may send fewer for {limits.junk_window_days} days.
      </p>
    </>
  );
}

function Providers({ name }: { name: string }) {
  return (
    <>
      <h2>When you list a business</h2>
      <p>
        A profile is public: business name, contact person, phone numbers, the public email address, towns, prices,
        texts, pictures and links, and the comments of other vendors who endorsed it. Everyone can read it, and so can
        search engines. It is there so that couples can find and compare businesses.
      </p>
      <p>
        The email address that enquiries are sent to is not shown to anyone. Before we store a picture, we remove its
        hidden details, such as the place where it was taken. A video for your banner is stored unchanged, with any
        details that your camera saved in it. What you delete or replace is removed from our storage too; a browser that
        has shown it may keep a copy for a while.
      </p>
      <p>
        You see how often your profile was viewed on each of the last days. We keep these numbers for three months. When
        you ask us to verify you, we keep your reasons and our answer for {limits.request_memory_months} months. We also
        store when you last opened your dashboard, so that it can show what is new.
      </p>
      <p>
        We may have imported your business&rsquo;s entry from another directory, so that you don&rsquo;t have to type it
        again. Nobody sees it here before you claim it. If you ask us, we delete it and don&rsquo;t import it again.
      </p>
      <p>
        On <Link to={href("/account")}>your account page</Link> you can download everything that we keep about you as
        one file, and delete your account. Deleting it removes your profile, pictures, endorsements and login details
        from {name} at once and for good. Enquiries that couples sent you remain, with your business name, because they
        belong to the couples too.
      </p>
    </>
  );
}

function Couples({ name }: { name: string }) {
  return (
    <>
      <h2>When you are a couple</h2>
      <p>
        With an account we also keep what you tell us about your wedding (your names, date, venue, number of guests and
        phone number); the vendors that you marked as favourites, which of them you marked as booked, and which of them
        you are waiting for on your date; the enquiries you sent while logged in; your budget, the payments that you
        tick off and the proofs that you add; and your plan with your own tasks. Only you and the people who run the
        site see it. A vendor sees what you write to it, but never that it is a favourite, that you marked it as booked
        or that you are waiting for it.
      </p>
      <p>
        If you share your wedding, the people you invited see all of that too, except your login details. You see who
        they are, which of them did what, and their votes and notes on favourites. We keep an invited person&rsquo;s
        details until they join or the invitation ends. When somebody leaves or is removed, their votes and notes are
        removed too.
      </p>
      <p>
        On <Link to={href("/account")}>your account page</Link> you can download everything that we keep about you as
        one file, and delete your account. Deleting it removes your wedding&rsquo;s details, your budget and plan, your
        favourites, the copies of enquiries that were emailed to you and your login details from {name} at once and for
        good. Enquiries remain with the vendors who received them, because they may have answered you; they are no
        longer linked to an account.
      </p>
    </>
  );
}

function Accounts({ googleSignIn }: { googleSignIn: boolean }) {
  return (
    <>
      <h2>When you have an account</h2>
      <p>
        <strong>What we keep:</strong> your email address, whether you have confirmed it, and your password in a form
        that can&rsquo;t be reversed (Argon2id). We email you links to confirm your address and to set a new password;
        each works once, and we store it only in scrambled form.
      </p>
      <p>
        <strong>Where you are logged in:</strong> for each browser we store its kind (such as &ldquo;Chrome on
        Android&rdquo;), when it logged in and when it was last used, so that you can end a login that is not yours. A
        login ends automatically after 30 days without use. We don&rsquo;t store internet addresses with it.
      </p>
      {googleSignIn && (
        <p>
          <strong>Sign in with Google:</strong> Google gives us only your name, your email address and a number by which
          we recognise you. The only thing we tell Google is that you want to log in here.
        </p>
      )}
      <p>
        <strong>Against guessing</strong> we count how often somebody tries to log in, to register or to reset a
        password, for each email address and each internet address. Again we store only scrambled forms, which stop
        counting after 15 minutes, an hour or a day and are deleted the next day. A request to reset a password is in
        our queue, with its email address, for an hour at most.
      </p>
      <p>
        <strong>To notice attacks</strong> we record what affects the security of accounts: logins that succeed and
        fail, links for a new password, changes of password and email address, and requests that were refused. Each
        record has the account, the kind of browser, and a scrambled form of the network it came from. It shows us that
        two records came from the same network, but not where anybody is. We keep these records for{" "}
        {limits.security_event_days} days; yours are in your download. When you delete your account, they are no longer
        linked to you.
      </p>
      <p>
        <strong>What the people who run this site do</strong> on behalf of others is recorded permanently: who did what,
        for whom and when. The record has names but no email addresses.
      </p>
    </>
  );
}

function Rights() {
  return (
    <>
      <h2>Your rights</h2>
      <p>You may ask us, free of charge, to</p>
      <ul>
        <li>tell you whether we have any information about you, and give you a copy of it;</li>
        <li>correct what is wrong or out of date;</li>
        <li>delete your information, or stop using it.</li>
      </ul>
      <p>
        The link at the end of each of our emails stops emails of that kind, or all of them, whether or not you have an
        account here. We still send emails about the security of an account.
      </p>
      <p>
        Write from the email address that the request is about, so that we know it is yours. For a single enquiry, use
        the link in its copy: it works at once. We can&rsquo;t recall emails that a vendor already has; ask the vendor
        too.
      </p>
      <p>If you think that we have not treated your information as the law requires, you may complain to:</p>
      <InformationRegulator email="POPIAComplaints@inforegulator.org.za" />
    </>
  );
}

interface BrowsingProps {
  googleSignIn: boolean;
  tilesHost: string | undefined;
}

function Browsing({ googleSignIn, tilesHost }: BrowsingProps) {
  return (
    <>
      <h2>When you just look around</h2>
      <ul>
        <li>
          <strong>Cookies:</strong> none while you look around. When you log in, one lets us recognise this browser, so
          that strangers who try to guess your password don&rsquo;t slow you down. It contains nothing about you and
          expires after
          {` ${limits.known_device_days} `}days.
          {googleSignIn &&
            " Another is set while you log in with Google: it shows us that it was you who pressed the button. It is removed when you return, or after ten minutes."}
        </li>
        <li>
          <strong>Your browser&rsquo;s storage:</strong> an enquiry that you have started is saved in the tab where you
          typed it, so that nothing is lost when you reload. It doesn&rsquo;t leave your device before you press send,
          and is deleted when you send it or close the tab. An enquiry to several businesses at once stays in this
          browser until you send or clear it. The email address that you last logged in with stays in it too, and so do
          your favourites, until you remove them; when you register or log in as a couple, they move to your account.
          While you are logged in, the browser&rsquo;s storage also contains a key that keeps you logged in, your name
          and details, what you have typed and not yet sent or saved, and the names of pictures that were or are being
          uploaded to a gallery. Logging out removes all of this.
        </li>
        <li>
          <strong>Trackers and advertisements:</strong> none. Fonts, pictures and programs come from this site itself.
          We count how often a profile is viewed each day. So that you count only once an hour, our server has a
          scrambled form of your internet address in its memory for that hour, and doesn&rsquo;t store it.
        </li>
        <li>
          <strong>Logs:</strong> our server records errors, with the address of the page on which they happened. It
          records no list of who visited which page, and no names, email addresses or passwords. What we record of
          logins is described below.
        </li>
        <li>
          <strong>Videos:</strong> they are hosted by YouTube. When you open the Videos tab of a profile, your browser
          fetches their preview pictures from YouTube&rsquo;s picture server; a video itself is loaded only when you
          press it, from YouTube&rsquo;s address without cookies. YouTube (Google) then sees your internet address.
        </li>
        {tilesHost && (
          <li>
            <strong>Maps:</strong> when you press &ldquo;Show map&rdquo;, or set the pin of your own venue, your browser
            loads pictures of the streets from {tilesHost}. The company that runs it sees your internet address, which
            part of the map you look at and that you come from this site, but not what you searched for.
          </li>
        )}
        <li>
          <strong>Links out:</strong> a vendor&rsquo;s website, WhatsApp or social pages open only when you follow the
          link. Their own rules apply there.
        </li>
      </ul>
    </>
  );
}
