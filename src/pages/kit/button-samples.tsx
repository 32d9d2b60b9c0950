import Heart from "lucide/dist/esm/icons/heart.mjs";
import Send from "lucide/dist/esm/icons/send.mjs";
import { useState } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link, LinkBack, LinkOn } from "../../ui/link.tsx";
import { Icon } from "../../ui/page/icon.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Wordmark } from "../../ui/page/wordmark.tsx";
import { Specimen } from "./specimen.tsx";

const variants = ["primary", "outline", "quiet", "danger"] as const;

export function ButtonSamples() {
  return (
    <Section title="Buttons and links">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Send enquiry</Button>
          <Button variant={variant} icon={Send}>
            With a drawing
          </Button>
          <Button variant={variant} small>
            Small
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button and ButtonLink on night" night>
        <Button variant="light">Light</Button>
        <ButtonLink variant="light-outline" to="#top">
          Light outline
        </ButtonLink>
      </Specimen>
      <Specimen name="Button, wide">
        <Button wide>As wide as its place</Button>
      </Specimen>
      <Specimen name="IconButton, Icon">
        <PressedHeart raised={false} label="Keep" />
        <PressedHeart raised label="Keep, on a picture" />
        <IconButton icon={Send} label="Send" disabled />
        <Icon of={Heart} label="A drawing that speaks" />
        <Icon of={Heart} label="Filled" filled />
      </Specimen>
      <Specimen name="Link, LinkBack, LinkOn, Wordmark">
        <Link to="#top">A link in running text</Link>
        <LinkBack to="#top">Back to the list</LinkBack>
        <LinkOn to="#top">See all</LinkOn>
        <Wordmark name="Umshado" />
      </Specimen>
    </Section>
  );
}

function PressedHeart({ raised, label }: { raised: boolean; label: string }) {
  const [isPressed, setPressed] = useState(raised);
  return (
    <IconButton icon={Heart} label={label} raised={raised} pressed={isPressed} onClick={() => setPressed(!isPressed)} />
  );
}
