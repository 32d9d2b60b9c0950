import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import { useEffect, useRef, useState, type ReactNode, useId } from "react";
import { FormProvider } from "react-hook-form";
import { href } from "react-router";
import type { CategoryWithSubcategories } from "../../../../contract/categories/schema.ts";
import { formatNumber, formatRand } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { travelFee } from "../../../../contract/places/travel-fee.ts";
import type { MyProfile } from "../../../../contract/providers/my-schema.ts";
import { readTypedNumber } from "../../../../contract/providers/profile-numbers.ts";
import { Button } from "../../../../ui/button.tsx";
import { Fields } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { LinkOn } from "../../../../ui/link.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import type { Site } from "../../../../ui/page/page-meta.ts";
import { Tabs } from "../../../../ui/tabs.tsx";
import { PlaceOptions } from "../../../places/web/place-options.tsx";
import { WebsiteBadge } from "../website-badge.tsx";
import { BasicInfoTab } from "./basic-info-tab.tsx";
import { BusinessDetailsTab } from "./business-details-tab.tsx";
import { errorsByTab } from "./check-values.ts";
import { HoursEditor } from "./fields/hours-editor.tsx";
import { ListField, FlagField, TextField } from "./fields/typed-fields.tsx";
import { PricingTab } from "./pricing-tab.tsx";
import { profileTabs, type FieldName, type ProfileTab } from "./profile-fields.ts";
import { DiscardDialog, SaveBar, useNow } from "./save-bar.tsx";
import { SocialMediaTab } from "./social-media-tab.tsx";
import { timeAgo } from "./time-ago.ts";
import { useField } from "./use-field.ts";
import { useIsVenue } from "./use-is-venue.ts";
import type { ProfileFormState } from "./use-profile-form.ts";
import styles from "./profile-form.module.css";

/** A prefix: an id equal to the hash would make the browser scroll to the panel. */
const panel = "panel-";
const form = "form-";

interface ProfileFormProps {
  state: ProfileFormState;
  profile: MyProfile;
  categories: readonly CategoryWithSubcategories[];
  site: Site;
  /** Passed in, because endorsements come after providers in the order of features. */
  endorsements: ReactNode;
  tab: ProfileTab;
  onTab: (id: string) => void;
  onLead: (name: FieldName) => void;
}

/** One pair of buttons for all seven tabs; each tab of fields is its own form, for the Enter key [providers-4]. */
export function ProfileForm(props: ProfileFormProps) {
  const { state, profile, tab, onTab, onLead } = props;
  const fieldErrors = errorsByTab(state.invalidFields);
  const panels = panelsOf(props);
  const goOn = useGoingOn(tab, onTab);
  const formTab = hasFields(tab) ? tab : "basic";
  return (
    <FormProvider {...state.form}>
      <RestoredBanner state={state} />
      <Tabs
        side
        className={styles.panel}
        label="Your profile"
        tabs={profileTabs.map(({ id, label }) => ({
          id: `${panel}${id}`,
          label,
          fieldErrors: fieldErrors[id] ?? 0,
          panel: hasFields(id) ? (
            <TabForm id={form + id} state={state} panel={panels[id]} next={<NextTab tab={id} onTab={goOn} />} />
          ) : (
            panels[id]
          ),
        }))}
        selected={panel + tab}
        onSelect={(id) => onTab(id.slice(panel.length))}
        footerContent={
          (hasFields(tab) || state.changed.length > 0) && (
            <SaveBar form={form + formTab} state={state} saved_at={profile.updated_at} tab={tab} onLead={onLead} />
          )
        }
      />
    </FormProvider>
  );
}

function hasFields(tab: ProfileTab): boolean {
  return tab !== "endorsements" && tab !== "badge";
}

type TabFormProps = { id: string; state: ProfileFormState; panel: ReactNode; next: ReactNode };

function TabForm({ id, state, panel: fields, next }: TabFormProps) {
  return (
    <form
      id={id}
      noValidate
      aria-label="Your profile"
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
      }}
    >
      {fields}
      <p className={styles.next}>{next}</p>
    </form>
  );
}

function NextTab({ tab, onTab }: { tab: ProfileTab; onTab: (id: ProfileTab) => void }) {
  const next = profileTabs[profileTabs.findIndex(({ id }) => id === tab) + 1];
  if (!next || !hasFields(next.id)) return <LinkOn to={href("/media")}>Next: logo, banner and pictures</LinkOn>;
  return (
    <Button variant="outline" icon={ArrowRight} onClick={() => onTab(next.id)}>
      Next: {next.label}
    </Button>
  );
}

function useGoingOn(tab: ProfileTab, onTab: (id: string) => void) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    document.getElementById(`tab-${panel}${tab}`)?.focus({ preventScroll: true });
    document.getElementById(panel + tab)?.scrollIntoView();
  }, [tab]);
  return (id: ProfileTab) => {
    isWanted.current = true;
    onTab(id);
  };
}

function panelsOf({ profile, categories, site, endorsements }: ProfileFormProps): Record<ProfileTab, ReactNode> {
  return {
    basic: <BasicInfoTab categories={categories} />,
    business: <BusinessDetailsTab categories={categories} />,
    pricing: <PricingTab />,
    social: <SocialMediaTab ratings_recorded={profile.ratings_recorded} />,
    operating: <OperatingTab categories={categories} />,
    endorsements,
    badge: <WebsiteBadge provider={profile} site={site} />,
  };
}

function RestoredBanner({ state: { restored, discard } }: { state: ProfileFormState }) {
  const now = useNow();
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      {restored && (
        <div className={styles.banner}>
          <Banner
            announce
            action={
              <Button variant="outline" small onClick={() => setDialogOpen(true)}>
                Discard
              </Button>
            }
          >
            You have unsaved changes from {timeAgo(restored.typed_at, now)}.
            {restored.isOlder &&
              " Your profile has since been saved elsewhere: the fields you edited are yours and all others are up to date."}
          </Banner>
        </div>
      )}
      <DiscardDialog open={isDialogOpen} onClose={() => setDialogOpen(false)} onDiscard={discard} />
    </>
  );
}

function OperatingTab({ categories }: { categories: readonly CategoryWithSubcategories[] }) {
  const { value: province } = useField("province");
  const isVenue = useIsVenue(categories);
  const towns = useId();
  return (
    <>
      <FormSection
        title="When you work"
        lead="When couples can reach you, not when you do weddings. Closing after midnight is fine."
      >
        <HoursEditor />
      </FormSection>
      <FormSection title="Where you work" lead="Couples getting married elsewhere can find you too.">
        <TravelFields isVenue={isVenue} />
        <ListField
          name="additional_cities"
          list={towns}
          placeholder="Stellenbosch"
          help="You appear in searches for each of these, just as for your own town. Press Enter or a comma after each."
        />
        <PlaceOptions id={towns} within={province} />
      </FormSection>
    </>
  );
}

const fromTown = "From your town, 0 to 500 km.";

const example_km = 120;

function TravelFields({ isVenue }: { isVenue: boolean }) {
  const { value: travels } = useField("willing_to_travel");
  const free = useField("travel_free_km");
  const rate = useField("travel_rate_per_km");
  return (
    <>
      {isVenue && <p>Couples find a venue by where it is. What you say here is shown on your profile.</p>}
      <FlagField name="willing_to_travel" help="Beyond your own town" />
      <Fields>
        <TextField
          name="radius_km"
          maxLength={12}
          help={isVenue ? fromTown : `${fromTown} Without it you only appear in searches for your listed towns.`}
        />
        {travels && (
          <>
            <TextField
              name="travel_free_km"
              maxLength={12}
              help={`Round trip, 0 to ${formatNumber(limits.travel_free_km_max)} km. Leave blank if you charge for every kilometre.`}
            />
            <TextField
              name="travel_rate_per_km"
              maxLength={20}
              help={<Example free={free.value} rate={rate.value} />}
            />
          </>
        )}
      </Fields>
    </>
  );
}

function Example({ free, rate }: { free: string; rate: string }) {
  const fee = travelFee(example_km, {
    travel_free_km: readTypedNumber("free_km", free),
    travel_rate_per_km: readTypedNumber("rate", rate),
  });
  if (fee === null) return "With cents if you like: 7,50. Without it couples don’t see an estimate.";
  return `${example_km} km away: ${fee === 0 ? "nothing" : `about ${formatRand(fee)}`} for travel.`;
}
