import text from "../../../ui/text.module.css";
import styles from "./website-badge.module.css";

const ways = [
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

/** How somebody who has never written HTML puts the code into a website. */
export function BadgeInstructions() {
  return (
    <section aria-labelledby="badge-instructions">
      <h3 id="badge-instructions">How to add it</h3>
      <div className={styles.ways}>
        {ways.map(({ title, steps }) => (
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
