import { roster, type Corpus } from "../corpus.ts";

export const marriageOfficers: Corpus = {
  slug: "marriage-officers",
  roster: roster(`
Thabo Dlamini, Marriage Officer | Thabo Dlamini | Pretoria, Gauteng | Civil ceremonies | zulu | 12 | I was a magistrate for twenty years and did my favourite work on Fridays. I marry couples in five languages, at the office, under a tree or on a rooftop, and the papers are right the first time.
Reverend Nomalizo Mbuli | Nomalizo Mbuli | Makhanda, Eastern Cape | Christian ministers | xhosa | 1 | Methodist by ordination, grandmother by calling. I keep the sermon under twelve minutes.
Dominee Jan-Hendrik Uys | Jan-Hendrik Uys | Stellenbosch, Western Cape | Christian ministers | afrikaans | 12 | Op plase, strande en stoepe. I write every service from the beginning, after coffee with the two of you.
Imam Riedwaan Gamiet | Riedwaan Gamiet | Bo-Kaap, Western Cape | Muslim imams | malay | 1 | Nikah at the masjid or at home, registered under the law as well, so that both of your marriages hold.
Pandit Rajesh Sharma | Rajesh Sharma | Durban, KwaZulu-Natal | Hindu priests | hindi | 12 | I explain each step in English while I do it in Sanskrit, and the young people stop looking at their phones.
Rabbi Adina Kaplan | Adina Kaplan | Johannesburg, Gauteng | Jewish rabbis | jewish | 23 | Progressive, registered, and very fond of interfaith families.
Customary & Clear | Advocate Sello Mphahlele | Polokwane, Limpopo | Customary marriages | pedi | 12 | I sit with both families, write down what was agreed and register it at Home Affairs within the month.
I Do Ceremonies | Bronwyn Kleynhans | Cape Town, Western Cape | Same-sex and civil unions | english | 12 | I have married mountaineers, grandmothers, two men on a trawler, and my own sister.
Pastor Elias Mogale | Elias Mogale | Rustenburg, North West | Christian ministers | tswana | 1 | Zionist star, open Bible, strong voice. Load shedding has never stopped me.
Tannie Vir Trou | Lettie Erasmus | Bloemfontein, Free State | Civil ceremonies | afrikaans | 1 | I am short, I am quick, and I cry at the right moment.
Mfundisi Bhekinkosi Zwane | Bhekinkosi Zwane | Ermelo, Mpumalanga | Customary marriages | swati | 1 | Umtsimba on Saturday and the church on Sunday: I know how to bless both.
Swami Devanand Iyer | Devanand Iyer | Lenasia, Gauteng | Hindu priests | tamil | 2 | Tamil rites by the book, with a printed order of service for guests of other faiths.
Kgalagadi Vows | Maria Bok | Upington, Northern Cape | Civil ceremonies | kaaps | 1 | Between the vineyards and the dunes, with two witnesses borrowed from the guest house if you have none.
  `),
  starts: [600, 1_600, 3_500, 6_500],
  ways: [
    "We meet once in person or online; {first} then writes a ceremony of about twenty-five minutes and sends it to you for changes.",
    "The register, the certificate and the Home Affairs papers are done by us, and the unabridged certificate is applied for.",
    "I bring my own small speaker and microphone, and a pen that works.",
    "Readings by friends, rituals with sand, candles or salt, and vows that you wrote on the plane: all welcome.",
    "Antenuptial contracts must be signed before the day. We will remind you three times.",
    "I have married {events} couples and remember a surprising number of them.",
    "Foreign papers and divorces need a little longer; ask early.",
  ],
  services: [
    "Civil ceremony",
    "Religious ceremony",
    "Registration with Home Affairs",
    "Personal vows",
    "Ceremony rehearsal",
    "Customary marriage registration",
    "Vow renewals",
    "Online meeting",
  ],
  specialties: [
    "Multilingual ceremonies",
    "Interfaith couples",
    "Civil unions",
    "Small elopements",
    "Customary law",
    "Outdoor ceremonies",
  ],
  packages: [
    "Weekday office service, from {price 0.5}",
    "Ceremony at your venue package, from {price}",
    "Ceremony with rehearsal package, from {price 1.4}",
    "Customary registration service, from {price 0.7}",
  ],
  teams: ["Just me", "2 people"],
  leads: ["2 weeks to 6 months", "1 to 4 months", "One week is possible"],
  awards: [
    "Registered marriage officer, Department of Home Affairs",
    "Ordained 2004",
    "Commissioner of oaths",
    "Community service award, 2021",
  ],
  captions: [
    "The signing",
    "Vows at the dam",
    "Rings on the Bible",
    "Before the guests stood up",
    "Two witnesses",
    "A windy yes",
  ],
};
