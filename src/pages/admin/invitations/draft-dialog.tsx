import { Fetched } from "../../../client/call/fetched.tsx";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { formatCount } from "../../../contract/format.ts";
import { importMessages, readImportedPageCall } from "../../../contract/imports/calls.ts";
import type { ListedPage, PageDraft } from "../../../contract/imports/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { FactsList, type Fact } from "../../../ui/data/facts-list.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { Picture, pictureProps } from "../../../ui/picture.tsx";
import styles from "./draft-dialog.module.css";

/** The profile that claiming would create [moving-11]. */
export function DraftDialog({
  page: { id, business_name, source },
  onClose,
}: {
  page: ListedPage;
  onClose: () => void;
}) {
  const fetched = useFetched(readImportedPageCall, {
    as: "provider",
    params: { id },
    failed: importMessages.imported_page_failed,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={business_name}
      lead={`As its profile would be, unpublished. Imported from ${source}.`}
      footerContent={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Fetched of={fetched} skeleton={<Skeleton height="16rem" />}>
        {({ draft }) => <Draft draft={draft} />}
      </Fetched>
    </Dialog>
  );
}

function Draft({ draft }: { draft: PageDraft }) {
  const { about, packages, business, pricing, booking } = draft.overview;
  return (
    <div className={styles.draft}>
      <Pictures draft={draft} />
      <FactsList facts={summaryFacts(draft)} />
      {about.length > 0 && (
        <section>
          <h3>About Us</h3>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <FactsSection title="Business Information" facts={business} />
      <FactsSection title="Services and Specialties" facts={offerFacts(draft)} />
      <FactsSection
        title="Pricing and Payment"
        facts={[
          ...packages.map(({ name, price }) => ({ term: name, lines: [price ?? "Without a price"] })),
          ...pricing,
        ]}
      />
      <FactsSection title="Booking Information" facts={booking} />
    </div>
  );
}

type LineList = { term: string; lines: readonly string[] };

function FactsSection({ title, facts }: { title: string; facts: readonly LineList[] }) {
  const items = factsOf(facts);
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <FactsList facts={items} />
    </section>
  );
}

function factsOf(facts: readonly LineList[]): Fact[] {
  return facts.flatMap(({ term, lines }) => {
    const detail = lines.filter((line) => line !== "").map((line) => <div key={line}>{line}</div>);
    return detail.length === 0 ? [] : [{ term, detail }];
  });
}

function summaryFacts(draft: PageDraft): Fact[] {
  const { contact_person, email, categories, city, province, address, area, contacts, follow } = draft;
  const where = [city, province].filter((name) => name !== null && name !== "").join(", ");
  return factsOf([
    { term: "Categories", lines: [categories.join(", ")] },
    { term: "Where", lines: [where, address ?? ""] },
    { term: "Works in", lines: [area.towns.join(", "), area.travel ?? ""] },
    { term: "Contact person", lines: [contact_person ?? ""] },
    { term: "Contact", lines: contacts },
    { term: "Email for the invitation", lines: [email ?? "None: nobody can be invited to claim it"] },
    { term: "Elsewhere", lines: follow },
  ]);
}

function offerFacts({ overview: { services, specialties, keywords, awards } }: PageDraft): LineList[] {
  return [
    { term: "Services", lines: [services.join(", ")] },
    { term: "Known for", lines: [specialties.join(", ")] },
    { term: "In a few words", lines: [keywords.join(", ")] },
    { term: "Awards and certifications", lines: awards },
  ];
}

const roles = { logo: "Logo", banner: "Banner", gallery: "Gallery" } as const;

function Pictures({ draft: { pictures, pictures_missing, business_name } }: { draft: PageDraft }) {
  if (pictures.length === 0 && pictures_missing === 0) return <p>No pictures.</p>;
  return (
    <section>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ role, caption, picture }, index) => (
            <li key={`${picture.url} ${role}`}>
              <figure>
                <Picture
                  {...pictureProps(picture)}
                  sizes="9rem"
                  alt={caption ?? `${roles[role]} of ${business_name}, picture ${index + 1}`}
                />
                {(caption !== null || role !== "gallery") && <figcaption>{caption ?? roles[role]}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      )}
      {pictures_missing > 0 && (
        <p>{formatCount(pictures_missing, "picture has", "pictures have")} not come from its address elsewhere.</p>
      )}
    </section>
  );
}
