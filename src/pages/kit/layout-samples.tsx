import { useState } from "react";
import { Breakable } from "../../ui/breakable.tsx";
import { Consequences } from "../../ui/data/consequences.tsx";
import { DataTable } from "../../ui/data/data-table.tsx";
import { FactsList } from "../../ui/data/facts-list.tsx";
import { Pager } from "../../ui/data/pager.tsx";
import { PeopleList } from "../../ui/data/people-list.tsx";
import { Rosette } from "../../ui/data/rosette.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { LinkBack } from "../../ui/link.tsx";
import { Masonry } from "../../ui/masonry.tsx";
import { Panel } from "../../ui/overlay/panel.tsx";
import { Band } from "../../ui/page/band.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Section } from "../../ui/page/section.tsx";
import { ViewLinks } from "../../ui/page/view-links.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useShowAll } from "../../ui/use-show-all.tsx";
import { Specimen } from "./specimen.tsx";
import styles from "./specimen.module.css";

const people = [
  { id: "1", name: "Karoo Kitchen", detail: "“A joy to work with”", to: "#top" },
  { id: "2", name: "Protea Photos", picture: "/favicon.svg" },
  { id: "3", name: "Sound of Soweto" },
];

const columns = [
  { id: "name", label: "Name" },
  { id: "email", label: "Email" },
  { id: "act", label: "Actions", bare: true, card: "whole" as const },
];

function cellsOf({ name }: (typeof people)[number]) {
  return [name, <Breakable key="email" text="hello@umshado.example" />, "No action"];
}

function LaidOutTable({ caption, isStale }: { caption: string; isStale: boolean }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      cells={cellsOf}
      isStale={isStale}
    />
  );
}

const heights = [4, 7, 5, 3];

export function LayoutSamples() {
  const [page, setPage] = useState(1);
  return (
    <Section title="Lists and layout" lead="A section with a lead." action={<Rosette className={styles.rosette} />}>
      <Specimen name="Panel, FactsList, Consequences">
        <Panel as="div">
          <FactsList
            facts={[
              { term: "City", detail: "Graaff-Reinet" },
              { term: "Guests", detail: "Up to 120" },
            ]}
          />
        </Panel>
        <Consequences goes={["Your profile", "Your gallery"]} stays={["Enquiries that you sent"]} />
      </Specimen>
      <Specimen name="PeopleList, useShowAll">
        <Few />
      </Specimen>
      <Specimen name="PageHead, ViewLinks">
        <PageHeader title="Enquiries" back={<LinkBack to="#top">Back</LinkBack>} lead="Couples who wrote to you." />
        <ViewLinks
          label="Enquiries"
          views={[
            { to: "#open", name: "Open", isCurrent: true },
            { to: "#new", name: "New", isCurrent: false, total: 5 },
          ]}
        />
      </Specimen>
      <Specimen name="DataTable">
        <LaidOutTable caption="Providers" isStale={false} />
        <LaidOutTable caption="Providers, older rows" isStale />
      </Specimen>
      <Specimen name="Masonry, Picture, Band">
        <Masonry items={heights} itemKey={String}>
          {(height) => (
            <Picture src="/favicon.svg" alt="" width={100} height={height * 20} placeholder="#c9b8a8" eager />
          )}
        </Masonry>
        <Band />
        <Band quiet />
      </Specimen>
      <Specimen name="Pager">
        <Pager page={page} pages={12} onTurn={setPage} />
      </Specimen>
      <Specimen name="Tabs, in a row and on the side">
        <Tabs label="In a row" tabs={tabsOf("row")} />
        <Tabs label="On the side" tabs={tabsOf("side")} side footerContent={<p>Below every panel.</p>} />
      </Specimen>
      <FormSection title="A part of a form" lead="Who sees it.">
        <Prose>
          <h3>Prose</h3>
          <p>Running text, with a list:</p>
          <ul>
            <li>one</li>
          </ul>
        </Prose>
      </FormSection>
    </Section>
  );
}

function tabsOf(id: string) {
  return [
    { id: `${id}-about`, label: "About", panel: <p>What we do.</p> },
    { id: `${id}-gallery`, label: "Gallery", count: 8, panel: <p>Eight pictures.</p> },
    { id: `${id}-prices`, label: "Prices", fieldErrors: 2, panel: <p>Two fields at fault.</p> },
  ];
}

function Few() {
  const { visible, more } = useShowAll(people, 2);
  return (
    <div>
      <PeopleList people={visible} />
      {more}
    </div>
  );
}
