import { useEffect, useState } from "react";
import { FieldGroup } from "../ui/field.tsx";
import { PageFrame } from "../ui/page-frame.tsx";
import { TitleBlock } from "../ui/section.tsx";
import { Segments } from "../ui/segments.tsx";
import { SelectionSamples } from "./kit/chosen-parts.tsx";
import { LayoutSamples } from "./kit/laid-out-parts.tsx";
import { NoticeSamples } from "./kit/notice-parts.tsx";
import { OverlaySamples } from "./kit/opened-parts.tsx";
import { ButtonSamples } from "./kit/pressed-parts.tsx";
import { InputSamples } from "./kit/typed-parts.tsx";

const themes = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Every part of `ui/` in every state; in development only. */
export default function KitPage() {
  const [theme, setTheme] = useState("system");
  useEffect(() => {
    const root = document.documentElement;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
  }, [theme]);
  return (
    <PageFrame>
      <title>Kit · Umshado</title>
      <TitleBlock title="The kit" lead="Every part of the design kit in every state." />
      <FieldGroup legend="Colours">
        <Segments name="kit-theme" options={themes} value={theme} onChange={setTheme} />
      </FieldGroup>
      <ButtonSamples />
      <InputSamples />
      <SelectionSamples />
      <NoticeSamples />
      <LayoutSamples />
      <OverlaySamples />
    </PageFrame>
  );
}
