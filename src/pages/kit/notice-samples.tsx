import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import { Badge, Badges, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Figures } from "../../ui/data/figures.tsx";
import { ProgressBar } from "../../ui/data/progress-bar.tsx";
import { Rating, Stars } from "../../ui/data/stars.tsx";
import { Steps } from "../../ui/form/steps.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import { Banner } from "../../ui/page/banner.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { FormError } from "../../ui/page/form-error.tsx";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../ui/page/out-of-sight.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Skeleton, Skeletons } from "../../ui/page/skeleton.tsx";
import { SecondsLeft } from "../../ui/seconds-left.tsx";
import { Specimen } from "./specimen.tsx";

const tones = "verified trusted pioneer premier featured plain good warn bad".split(" ") as BadgeTone[];

const drawn = new Set<BadgeTone>(["verified", "trusted"]);

export function NoticeSamples() {
  return (
    <Section title="Messages and marks">
      <Specimen name="Badge">
        <Badges>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} icon={drawn.has(tone) ? undefined : BadgeCheck}>
              {tone}
            </Badge>
          ))}
          <Badge large>Large</Badge>
        </Badges>
      </Specimen>
      <Specimen name="Banner, FormError, LoadFailure">
        {(["info", "good", "warn", "bad"] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={`A banner, ${tone}`} action={<Button small>Act</Button>}>
            What happened, in a sentence.
          </Banner>
        ))}
        <FormError sentence="We could not save this. Please try again." isAtField />
        <LoadFailure onRetry={nothing}>We could not load your enquiries.</LoadFailure>
      </Specimen>
      <Specimen name="Toast">
        <Toasts />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="Nothing here yet" level={3} action={<Button small>Begin</Button>}>
          What to do about it.
        </EmptyState>
      </Specimen>
      <Specimen name="Stars, Rating, Figures">
        <Stars count={3} />
        <Rating value={4.5} count={12} />
        <Rating value={5} />
        <Figures
          figures={[
            { label: "Enquiries", value: 1250 },
            { label: "Under way", value: null },
          ]}
        />
        <Figures hasFailed figures={[{ label: "Failed", value: null }]} />
      </Specimen>
      <Specimen name="ProgressBar, Steps, SecondsLeft, Skeleton, Skeletons, OutOfSight">
        <Passing />
      </Specimen>
    </Section>
  );
}

function Passing() {
  return (
    <div aria-busy="true">
      <ProgressBar label="Just begun" percent={0} />
      <ProgressBar label="Under way" percent={62} />
      <Steps label="Your profile" done={4} of={6} />
      <p>
        <SecondsLeft seconds={3} onOver={nothing} /> <OutOfSight>for readers only</OutOfSight>
      </p>
      <Skeleton width="12rem" />
      <Skeleton height="6rem" />
      <Skeletons label="Loading samples" heights={["2rem", "4rem"]} />
    </div>
  );
}

function Toasts() {
  const toast = useToast();
  const stay = { stays_ms: 60_000 };
  return (
    <>
      <Button variant="outline" small onClick={() => toast("It is saved.", { ...stay, tone: "good" })}>
        Show a good toast
      </Button>
      <Button variant="outline" small onClick={() => toast("It is not saved.", { ...stay, tone: "bad" })}>
        Show a bad toast
      </Button>
      <Button
        variant="outline"
        small
        onClick={() => toast("Removed.", { ...stay, action: { label: "Undo", onPress: nothing } })}
      >
        Show a toast with a way back
      </Button>
    </>
  );
}

function nothing(): void {
  return;
}
