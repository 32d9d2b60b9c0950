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
            You can browse everything here without telling us who you are. We use no trackers and no cookies for it.
          </li>
          <li>
            When you send an enquiry, we store it and email it to the vendor you chose. You get a copy. Beyond that it
            only helps us to keep abuse away.
          </li>
          <li>We sell nothing about you to anyone, and we send no newsletters.</li>
          <li>You may ask at any time what we hold about you, and have it corrected or deleted.</li>
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
        note which vendor it went to and when, and when the vendor says that it has answered. What you then write to
        each other here, with its pictures and files, is kept with it.
      </p>
      <p>
        <strong>What for:</strong> to bring your enquiry to that vendor, to send you a copy, and to show later that it
        was sent. You ask us to do this by sending the form. Only name and email address are required, because nobody
        could answer you without them; without them we can&rsquo;t send an enquiry. All else is up to you: what you
        leave out, the vendor will ask.
      </p>
      <p>
        <strong>Who sees it:</strong> the vendor you wrote to, and the people who run this site. What you then write to
        each other we read only where one of you reports it, while we look into that.{" "}
        {acceptsReplies
          ? "You answer each other’s emails through us: neither of you is shown the other’s address, and what comes by email stands in your conversation."
          : "The vendor’s email carries your address as the one to answer to, so their answer goes straight to you and not through us."}{" "}
        What the vendor then does with it is their responsibility.
      </p>
      <p>
        <strong>How it travels:</strong>{" "}
        {hasMailServer
          ? "by email, through the mail service that this site uses."
          : "emails are kept as files on our server; this site has no mail service yet."}{" "}
        We note of each email to which address it goes, about which enquiry, when, and whether it was delivered;{" "}
        {limits.email_memory_days} days later we forget the address. The emails contain no hidden pictures or links that
        tell us whether you opened them.
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
        you told no date; or until you have it deleted. The copy that we email you has a link: it shows what we hold of
        that enquiry and erases it when you ask. If you were logged in, it leads to the list of what you sent, and we
        erase it when you write to us. Then we empty it: that an enquiry came, when, for which day and to whom stays,
        and nothing of whose it was or what it said. It also stays when the vendor leaves the site, with the
        vendor&rsquo;s name on it.
      </p>
      <p>
        <strong>Against abuse</strong> we count how many enquiries come from one internet address and from one email
        address within an hour. For this we store neither of them, only a scrambled form (a hash under a secret of this
        installation). It stops counting after an hour and is gone the next day. When several vendors mark what somebody
        sent as junk, that sender may send less for {limits.junk_window_days} days.
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
        texts, pictures and links, and whatever other providers wrote when they endorsed it. Everyone can read it,
        search engines too. It is there so that couples can find and judge a business.
      </p>
      <p>
        The email address that enquiries are sent to is not shown to anyone. Pictures lose their hidden details, such as
        the place where they were taken, before they are stored. A video for your banner is stored as it is, with
        whatever your camera wrote into it. What you delete or replace is removed from our storage too; a browser that
        has shown it may keep its copy for a while.
      </p>
      <p>
        You see how often your profile was looked at on each of the last days. We keep these numbers for three months.
        When you ask us to verify you, we keep your reasons and our answer for {limits.request_memory_months} months. We
        also keep when you were last at your dashboard, so that it can say what is new.
      </p>
      <p>
        We may have brought your business&rsquo;s entry along from another directory, so that you need not type it
        again. Nobody sees it here before you claim it. Ask us, and it is deleted and does not come back.
      </p>
      <p>
        On <Link to={href("/account")}>your account page</Link> you can download everything that we keep about you as
        one file, and delete your account. Deleting it removes your profile, pictures, endorsements and login details
        from {name} at once and for good. Enquiries that couples sent you stay, with your business name, because they
        are the couples&rsquo; too.
      </p>
    </>
  );
}

function Couples({ name }: { name: string }) {
  return (
    <>
      <h2>When you are a couple</h2>
      <p>
        With an account we also keep what you tell us of your wedding (your names, date, venue, number of guests and
        phone number), the vendors that you marked as favourites, which of them you booked and for which of them you
        wait on your date, which enquiries you sent while logged in, your budget with what you tick off as paid and the
        proofs that you add, and your plan with your own tasks. Only you see it, and whoever runs the site; a vendor
        learns what you write to it, and never that it is a favourite, that you booked it or that you wait.
      </p>
      <p>
        If you share your wedding, those whom you invited see all of that too but your login details, and you see who
        they are, which of them did what, and their votes and notes on favourites. We keep whom you invited until they
        join, or the invitation has ended. Whoever leaves or is removed takes their votes and notes along.
      </p>
      <p>
        On <Link to={href("/account")}>your account page</Link> you can download everything that we keep about you as
        one file, and delete your account. Deleting it removes your wedding&rsquo;s details, your budget and plan, your
        favourites, the copies of enquiries that were mailed to you and your login details from {name} at once and for
        good. Enquiries stay with the vendors who received them, because they may have answered you; they are no longer
        tied to an account.
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
        from which it can&rsquo;t be read back (Argon2id). We email you links to confirm your address and to set a new
        password; each works once, and we store it only in scrambled form.
      </p>
      <p>
        <strong>Where you are logged in:</strong> for each browser its kind (such as &ldquo;Chrome on Android&rdquo;),
        when it logged in and when it was last used, so that you can end a login that is not yours. It ends by itself
        after 30 days without use. We don&rsquo;t keep internet addresses with it.
      </p>
      {googleSignIn && (
        <p>
          <strong>Sign in with Google:</strong> Google tells us your name, your email address and a number by which we
          know you again; nothing else, and we tell Google nothing but that you want to log in here.
        </p>
      )}
      <p>
        <strong>Against guessing</strong> we count how often a login, a registration or a forgotten password is tried
        for an email address and from an internet address, again only as scrambled forms that stop counting after 15
        minutes, an hour or a day and are gone the next day. A forgotten password that is asked for stands with its
        email address in our queue for an hour at most.
      </p>
      <p>
        <strong>To notice attacks</strong> we note what touches the safety of accounts: logins that succeed and fail,
        links for a new password, changes of password and email address, and requests that were refused. Each note holds
        the account, the kind of browser, and a scrambled form of the network it came from, by which we see that two
        notes belong together and not where anybody is. Notes are kept for {limits.security_event_days} days; yours are
        in your download. When you delete your account, they no longer say that they were yours.
      </p>
      <p>
        <strong>What the people who run this site do</strong> in the name of others is noted and can&rsquo;t be erased:
        who did what, for whom and when; with names, and without email addresses.
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
        <li>tell you whether we hold anything about you, and give you a copy of it;</li>
        <li>correct what is wrong or out of date;</li>
        <li>delete what we hold, or stop using it.</li>
      </ul>
      <p>
        The link at the end of our emails stops those of its kind, or all of them, whether or not you have an account
        here. Only emails about the safety of an account still come.
      </p>
      <p>
        Write from the email address that the request is about, so that we know it is yours. For one enquiry the link in
        its copy does it at once. We can&rsquo;t call back emails that a vendor already has; ask the vendor too.
      </p>
      <p>If you think that we have not treated your information as the law asks, you may complain to:</p>
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
