import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useEffect, useRef, useState } from "react";
import { dashboardMessages } from "../../../contract/dashboard-messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldGroup } from "../../../ui/form/field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import type { Site } from "../../../ui/page/page-meta.ts";
import { badgeCode, badgeSize, getBadgeLabel, type BadgeTheme } from "./get-badge-label.ts";
import text from "../../../ui/text.module.css";
import styles from "./website-badge.module.css";

const platforms = [
  {
    title: "WordPress",
    steps: [
      "Open the page in the editor. For every page at once, open the footer: Appearance, then Editor or Widgets.",
      "Press the + and choose the block “Custom HTML”.",
      "Paste the code into the block.",
      "Press Save or Update.",
    ],
  },
  {
    title: "Wix",
    steps: [
      "In the editor press Add Elements, then Embed Code, then Embed HTML.",
      "Press Enter Code, paste the code and press Update.",
      "Drag the frame to where you want it, about 240 wide and 80 high.",
      "Press Publish.",
    ],
  },
  {
    title: "A website of your own files",
    steps: [
      "Open the page’s file (often index.html) in a text editor.",
      "Paste the code where you want the badge; just before </footer> is a good place.",
      "Save the file and upload it as you usually do.",
    ],
  },
] as const;

function BadgeInstructions() {
  return (
    <section aria-labelledby="badge-instructions">
      <h3 id="badge-instructions">How to add it</h3>
      <div className={styles.ways}>
        {platforms.map(({ title, steps }) => (
          <div key={title}>
            <h4>{title}</h4>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className={text.fine}>
        Other site builders have a block called “Embed”, “Code” or “HTML”: paste it there. If somebody looks after your
        website for you, send them the code; it is all they need. Then open your website and press the badge: it should
        lead to your profile.
      </p>
    </section>
  );
}

interface WebsiteBadgeProps {
  provider: { id: string; business_name: string; trust_score: number; is_published: boolean };
  site: Site;
}

/** A preview and its code [providers-19]. */
export function WebsiteBadge({ provider, site }: WebsiteBadgeProps) {
  const [theme, setTheme] = useState<BadgeTheme>("light");
  const { id, business_name, trust_score, is_published } = provider;
  const label = getBadgeLabel(trust_score);
  const code = badgeCode({
    origin: site.publicUrl,
    pictures: site.apiUrl,
    id,
    business_name,
    theme,
    site_name: site.name,
  });
  return (
    <FormSection
      title="Website Badge"
      lead="Shows visitors to your own website where else to find you, with a link to your profile."
    >
      {!is_published && (
        <Banner>The badge appears once your profile is published. You can copy the code in the meantime.</Banner>
      )}
      <FieldGroup legend="Your website is">
        <Segments
          name="badge_theme"
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          value={theme}
          onChange={(value) => setTheme(value === "dark" ? "dark" : "light")}
        />
      </FieldGroup>
      <div className={styles.preview} data-theme={theme}>
        {is_published ? (
          <img
            key={`${theme}-${label}`}
            src={`${site.apiUrl ?? ""}/badge/${id}.svg${theme === "dark" ? "?theme=dark" : ""}`}
            width={badgeSize.width}
            height={badgeSize.height}
            alt={`The badge today: ${label} ${site.name}`}
          />
        ) : (
          <p>
            {label} {site.name}
          </p>
        )}
      </div>
      <p>
        The badge says what is true today: “Trusted by” while your trust score is 4 or more, “Listed on” otherwise. It
        updates automatically within an hour, so you never have to change the code. While your profile is unpublished,
        the badge is invisible.
      </p>
      <BadgeCode code={code} />
      <BadgeInstructions />
    </FormSection>
  );
}

/** How long "copied" shows [providers-19]. */
const display_ms = 2000;

function BadgeCode({ code }: { code: string }) {
  const field = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState<string | null>(null);
  useEffect(() => {
    if (announced !== dashboardMessages.badge_copied) return;
    const timer = setTimeout(() => setAnnounced(null), display_ms);
    return () => clearTimeout(timer);
  }, [announced]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setAnnounced(dashboardMessages.badge_copied);
    } catch {
      // Without clipboard access, the code is selected for manual copying.
      field.current?.querySelector("textarea")?.select();
      setAnnounced(dashboardMessages.badge_copy_failed);
    }
  }
  return (
    <div ref={field} className={styles.code}>
      <Field
        label="Badge code"
        help="Paste it where you want the badge on your website, or send it to the person who looks after your site."
      >
        <Textarea readOnly rows={4} spellCheck={false} value={code} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className={styles.copy}>
        <Button variant="outline" small icon={Copy} onClick={() => void copy()}>
          Copy code
        </Button>
        <p role="status">{announced}</p>
      </div>
    </div>
  );
}
