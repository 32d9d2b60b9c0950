import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import * as limits from "../../../contract/limits.ts";
import { readWebAddress } from "../../../contract/web-addresses.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Steps } from "../../../ui/form/steps.tsx";
import { Link } from "../../../ui/link.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { reviewSearchAddress } from "./review-link.ts";
import styles from "./review-link-finder.module.css";

type Step = "search" | "find" | "use";
const steps = ["search", "find", "use"] as const satisfies readonly Step[];
const names: Record<Step, string> = { search: "Search", find: "Find", use: "Use" };

interface ReviewLinkFinderProps {
  open: boolean;
  onClose: () => void;
  business_name: string;
  location: string;
  onUse: (link: string) => void;
}

/** Three steps to the link of the Google reviews: search, find, use [providers-18]. */
export function ReviewLinkFinder({ open, onClose, business_name, location, onUse }: ReviewLinkFinderProps) {
  return (
    <Dialog sheet open={open} onClose={onClose} title="Find your Google review link">
      {open && (
        <Finder
          start={{ business_name, location }}
          onUse={(link) => {
            onUse(link);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface FinderProps {
  start: { business_name: string; location: string };
  onUse: (link: string) => void;
}

function Finder({ start, onUse }: FinderProps) {
  const [step, setStep] = useState<Step>("search");
  const [searched, setSearched] = useState(start);
  const [link, setLink] = useState("");
  const index = steps.indexOf(step);
  const back = () => setStep(steps[index - 1] ?? "search");
  return (
    <div className={styles.finder}>
      <Steps label={`Step ${index + 1}: ${names[step]}`} done={index + 1} of={steps.length} />
      {step === "search" && <SearchStep searched={searched} onChange={setSearched} onNext={() => setStep("find")} />}
      {step === "find" && <FindStep link={link} onChange={setLink} onBack={back} onNext={() => setStep("use")} />}
      {step === "use" && <UseStep link={link} onBack={back} onUse={onUse} />}
    </div>
  );
}

function StepFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  );
}

interface SearchStepProps {
  searched: FinderProps["start"];
  onChange: (searched: FinderProps["start"]) => void;
  onNext: () => void;
}

function SearchStep({ searched, onChange, onNext }: SearchStepProps) {
  const address = reviewSearchAddress(searched.business_name, searched.location);
  return (
    <StepFrame>
      <p>We open a search on Google Maps in a new tab. Come back here when you see your business.</p>
      <Field label="Business name">
        <Input
          value={searched.business_name}
          autoComplete="off"
          maxLength={limits.name_length_max}
          onKeyDown={preventSubmit}
          onChange={(event) => onChange({ ...searched, business_name: event.target.value })}
        />
      </Field>
      <Field label="Location" help={address === null ? "The search needs your business name and location." : undefined}>
        <Input
          value={searched.location}
          autoComplete="off"
          placeholder="Town or suburb"
          maxLength={limits.short_text_length_max}
          onKeyDown={preventSubmit}
          onChange={(event) => onChange({ ...searched, location: event.target.value })}
        />
      </Field>
      <div className={styles.buttons}>
        {address === null ? (
          <Button icon={ExternalLink} disabled>
            Search on Google
          </Button>
        ) : (
          <ButtonLink to={address} target="_blank" rel="noopener noreferrer" icon={ExternalLink} onClick={onNext}>
            Search on Google
          </ButtonLink>
        )}
      </div>
    </StepFrame>
  );
}

interface FindStepProps {
  link: string;
  onChange: (link: string) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Requires a link before the next step [providers-18]. */
function FindStep({ link, onChange, onBack, onNext }: FindStepProps) {
  const address = readWebAddress(link);
  const isUnreadable = address === null && link.trim() !== "";
  return (
    <StepFrame>
      <p>In the tab that opened:</p>
      <ol className={styles.list}>
        <li>Press your business in the list to open its details.</li>
        <li>
          Press <b>Reviews</b>. If there are none yet, stay on the overview.
        </li>
        <li>
          Press <b>Share</b>, then <b>Copy link</b>. On a phone, they’re below the name.
        </li>
      </ol>
      <p>
        If you manage the business on Google, search for its name while logged in there, press <b>Ask for reviews</b>{" "}
        and copy that link: it opens the review form at once.
      </p>
      <Field
        label="Google review link"
        help="Paste the link that you copied."
        error={isUnreadable ? "This isn’t a web address yet. Copy the whole link and paste it here." : null}
      >
        <Input
          inputMode="url"
          value={link}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://g.page/r/…/review"
          maxLength={limits.web_address_length_max}
          onKeyDown={(event) => {
            preventSubmit(event);
            if (event.key === "Enter" && address !== null) onNext();
          }}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button disabled={address === null} onClick={onNext}>
          Next
        </Button>
      </div>
    </StepFrame>
  );
}

interface UseStepProps {
  link: string;
  onBack: () => void;
  onUse: (link: string) => void;
}

function UseStep({ link, onBack, onUse }: UseStepProps) {
  const address = readWebAddress(link) ?? link;
  return (
    <StepFrame>
      <p>Try it: it should open your business on Google. It is saved with your other changes.</p>
      <p className={styles.link}>
        <Link to={address} target="_blank" rel="noopener noreferrer">
          {address}
        </Link>
      </p>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button onClick={() => onUse(address)}>Use this link</Button>
      </div>
    </StepFrame>
  );
}

/** Enter in this dialog must not submit the profile's form around it. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}
