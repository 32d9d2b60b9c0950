import { href } from "react-router";
import * as limits from "../../contract/limits.ts";
import { cachedLoader } from "../../platform/http/cached-page.ts";
import { Link } from "../../ui/link.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { pageMeta, siteOf } from "../../ui/page-meta.ts";
import { Prose } from "../../ui/prose.tsx";
import { TitleBlock } from "../../ui/section.tsx";
import type { Route } from "./+types/privacy-page";
import { ContactLines } from "./legal/contact-lines.tsx";
import { useSiteData } from "./site-data.ts";

/** The outbox of a demo can be opened by anyone, and whoever writes an enquiry there must know. */
export const loader = cachedLoader({ tags: [] }, async ({ config, demo }) => ({
  isDemo: demo,
  hasMailServer: config.smtpUrl !== undefined,
  googleSignIn: config.google !== undefined,
}));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Privacy",
    description: `What ${siteOf(matches).name} keeps about you, why, for how long, who sees it, and how to have it corrected or deleted.`,
    path: href("/privacy"),
  });
}

/** What is really done with personal data (POPIA). A change to what is stored, logged or loaded from elsewhere changes this page. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { isDemo, hasMailServer, googleSignIn } = loaderData;
  const name = useSiteData()?.site.name ?? "This site";
  return (
    <PageFrame>
      <TitleBlock title="Privacy" lead="What we keep about you, why, for how long, and what you can do about it." />
      <Prose>
        <h2>In short</h2>
        <ul>
          <li>
            You can browse everything here without telling us who you are. We use no trackers and no cookies for it.
          </li>
          <li>
            When you send an enquiry, we store it and email it to the provider you chose. You get a copy. We use it for
            nothing else.
          </li>
          <li>We sell nothing about you to anyone, and we send no newsletters.</li>
          <li>You may ask at any time what we hold about you, and have it corrected or deleted.</li>
        </ul>

        <h2>Who is responsible</h2>
        <p>
          The people who run {name} decide how personal information is used here. In the words of the Protection of
          Personal Information Act (POPIA) they are the responsible party. You reach them here:
        </p>
        <ContactLines />

        <Enquiries isDemo={isDemo} hasMailServer={hasMailServer} />
        <Browsing googleSignIn={googleSignIn} />
        <Accounts googleSignIn={googleSignIn} />
        <Couples name={name} />
        <Providers name={name} />
        <Rights />
      </Prose>
    </PageFrame>
  );
}

function Enquiries({ isDemo, hasMailServer }: { isDemo: boolean; hasMailServer: boolean }) {
  return (
    <>
      <h2>When you send an enquiry</h2>
      <p>
        <strong>What we keep:</strong> your name and email address, and whatever else you fill in: phone number, wedding
        date, venue location, number of guests, budget, the services you are interested in and your message. We also
        note which provider it went to and when, and when the provider says that it has answered.
      </p>
      <p>
        <strong>What for:</strong> to bring your enquiry to that provider, to send you a copy, and to show later that it
        was sent. You ask us to do this by sending the form. Only name and email address are required, because nobody
        could answer you without them.
      </p>
      <p>
        <strong>Who sees it:</strong> the provider you wrote to, and the people who run this site. The provider&rsquo;s
        email carries your address as the one to answer to, so their answer goes straight to you and not through us.
        What the provider then does with it is their responsibility.
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
        <strong>How long:</strong> until you ask us to delete it. Nothing is deleted by itself, because an enquiry may
        concern a day that is more than a year away. It also stays when the provider leaves the site, with the
        provider&rsquo;s name on it.
      </p>
      <p>
        <strong>Against abuse</strong> we count how many enquiries come from one internet address and from one email
        address within an hour. For this we store neither of them, only a scrambled form (a hash) that can&rsquo;t be
        read. It stops counting after an hour and is removed with later enquiries.
      </p>
    </>
  );
}

function Browsing({ googleSignIn }: { googleSignIn: boolean }) {
  return (
    <>
      <h2>When you just look around</h2>
      <ul>
        <li>
          <strong>Cookies:</strong> none while you look around. When you sign in, one lets us know this browser again,
          so that strangers who guess at your password don&rsquo;t slow you down; it says nothing about you, and goes
          after
          {` ${limits.known_device_days} `}days.
          {googleSignIn &&
            " Another lives while you sign in with Google: it lets us know that it was you who pressed the button, and goes when you are back, or after ten minutes."}
        </li>
        <li>
          <strong>Your browser&rsquo;s storage:</strong> an enquiry that you have begun is kept in the tab you typed it
          in, so that nothing is lost when you reload. It never leaves your device before you press send, and is gone
          when it was sent or the tab is closed. For people who are signed in, the browser&rsquo;s local storage holds
          what keeps them signed in: a key, and their own name and details, which logging out removes; and what a
          provider has typed in the dashboard and not yet saved. While pictures are on their way to a gallery, the tab
          keeps the names of their files, to tell you which ones did not arrive.
        </li>
        <li>
          <strong>Trackers and advertisements:</strong> none. Fonts, pictures and programs come from this site itself.
          We count how often a profile is looked at on a day. So that a look counts once an hour, our server holds a
          scrambled form of your internet address in its memory for that hour, and stores nothing of it.
        </li>
        <li>
          <strong>Logs:</strong> our server notes faults, with the address of the page on which they happened. It keeps
          no list of who visited what, and no names, email addresses or passwords; of sign-ins what stands below.
        </li>
        <li>
          <strong>Videos:</strong> they are kept by YouTube. When you open the Videos tab of a profile, your browser
          fetches their preview pictures from YouTube&rsquo;s picture server; a video itself is loaded only when you
          press it, from YouTube&rsquo;s address without cookies. YouTube (Google) then sees your internet address.
        </li>
        <li>
          <strong>Links out:</strong> a provider&rsquo;s website, WhatsApp or social pages open only when you follow the
          link. Their own rules hold there.
        </li>
      </ul>
    </>
  );
}

function Providers({ name }: { name: string }) {
  return (
    <>
      <h2>When you are a provider</h2>
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
        You see how often your profile was looked at on each of the last days. We keep these numbers for three months,
        and when you were last at your dashboard, so that it can say what is new.
      </p>
      <p>
        On <Link to={href("/account")}>your account page</Link> you can download everything that we keep about you as
        one file, and delete your account. Deleting it removes your profile, pictures, endorsements and sign-in details
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
        phone number), the providers that you marked as favourites, and which enquiries you sent while signed in. Only
        you see it, and whoever runs the site; a provider learns what you write to it, and never that it is a favourite.
      </p>
      <p>
        On <Link to={href("/account")}>your account page</Link> you can download everything that we keep about you as
        one file, and delete your account. Deleting it removes your wedding&rsquo;s details, your favourites, the copies
        of enquiries that were mailed to you and your sign-in details from {name} at once and for good. Enquiries stay
        with the providers who received them, because they may have answered you; they are no longer tied to an account.
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
        <strong>Where you are signed in:</strong> for each browser its kind (such as &ldquo;Chrome on Android&rdquo;),
        when it signed in and when it was last used, so that you can end a sign-in that is not yours. It ends by itself
        after 30 days without use. We don&rsquo;t keep internet addresses with it.
      </p>
      {googleSignIn && (
        <p>
          <strong>Sign in with Google:</strong> Google tells us your name, your email address and a number by which we
          know you again; nothing else, and we tell Google nothing but that you want to sign in here.
        </p>
      )}
      <p>
        <strong>Against guessing</strong> we count how often a sign-in, a registration or a forgotten password is tried
        for an email address and from an internet address, again only as scrambled forms that stop counting after 15
        minutes, an hour or a day.
      </p>
      <p>
        <strong>To notice attacks</strong> we note what touches the safety of accounts: sign-ins that succeed and fail,
        links for a new password, changes of password and email address, and requests that were refused. Each note holds
        the account, the kind of browser, and a scrambled form of the network it came from, by which we see that two
        notes belong together and not where anybody is. Notes are kept for {limits.security_event_days} days; yours are
        in your download. When you delete your account, they no longer say that they were yours.
      </p>
      <p>
        <strong>What the people who run this site do</strong> in the name of others is noted and can&rsquo;t be erased:
        who did what, for whom and when.
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
        Write from the email address that the request is about, so that we know it is yours. We can&rsquo;t call back
        emails that a provider already has; ask the provider too.
      </p>
      <p>If you think that we have not treated your information as the law asks, you may complain to:</p>
      <p>
        Information Regulator (South Africa)
        <br />
        Woodmead North Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191
        <br />
        Telephone <Link to="tel:+27100235200">010 023 5200</Link>
        <br />
        Email <Link to="mailto:POPIAComplaints@inforegulator.org.za">POPIAComplaints@inforegulator.org.za</Link>
        <br />
        <Link to="https://inforegulator.org.za">inforegulator.org.za</Link>
      </p>
    </>
  );
}
