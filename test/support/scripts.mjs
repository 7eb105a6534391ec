// Which words do generated texts have in twelve scripts, as sites of the world have them?

/** @typedef {import("./scripts.d.mts").Vocabulary} Vocabulary */

/** A sentence of each; `join` is what stands between its words. @type {readonly (readonly [script: string, join: string, sentence: string])[]} */
const SENTENCES = [
  [
    "Latin",
    " ",
    "créer façade où déjà naïve Größe übermäßig señal año coração ação żółty łódź čeština příliš şğıö đường việt ångström smørrebrød",
  ],
  [
    "Cyrillic",
    " ",
    "служба хранит каждую запись пока владелец удалит её и отправит сообщение всем слушателям которые просили клиент ждёт изменений вместо нового вопроса",
  ],
  [
    "Greek",
    " ",
    "η υπηρεσία κρατά κάθε εγγραφή μέχρι ο ιδιοκτήτης να την αφαιρέσει και στέλνει μήνυμα σε όλους τους ακροατές που ζήτησαν ένα",
  ],
  [
    "Arabic",
    " ",
    "تحتفظ الخدمة بكل سجل حتى يزيله مالكه وترسل رسالة إلى كل مستمع طلب واحدة لكي ينتظر العميل التغييرات بدلا من السؤال",
  ],
  [
    "Hebrew",
    " ",
    "השירות שומר כל רשומה עד שבעליה מסיר אותה ושולח הודעה לכל מאזין שביקש כזאת כדי שלקוח יחכה לשינויים במקום לשאול שוב",
  ],
  [
    "Devanagari",
    " ",
    "सेवा प्रत्येक रिकॉर्ड रखती है जब तक स्वामी उसे हटा नहीं देता और हर श्रोता को संदेश भेजती है ताकि ग्राहक बदलाव की प्रतीक्षा करे",
  ],
  ["Thai", "", "บริการ เก็บ ทุก ระเบียน จนกว่า เจ้าของ จะ ลบ แล้ว ส่ง ข้อความ ถึง ผู้ฟัง ทุกคน ที่ ขอ ไว้ เพื่อให้ ลูกค้า รอ การเปลี่ยนแปลง"],
  [
    "Han",
    "",
    "服务 保留 每条 记录 直到 所有者 将其 删除 并 向 每个 请求 过 的 监听者 发送 消息 客户端 可以 等待 更改 而 不是 再次 询问",
  ],
  [
    "Kana",
    "",
    "サービス は すべて の レコード を オーナー が けす まで のこし リスナー に メッセージ を おくり クライアント は へんか を まちます",
  ],
  [
    "Hangul",
    " ",
    "서비스는 소유자가 삭제할 때까지 모든 기록을 보관하고 요청한 모든 수신자에게 메시지를 보내므로 클라이언트는 다시 묻지 않고 변경을 기다립니다 설정 배포 감시 복원",
  ],
  [
    "Georgian",
    " ",
    "სერვისი ინახავს ყველა ჩანაწერს სანამ მფლობელი არ წაშლის და უგზავნის შეტყობინებას ყველა მსმენელს რომ კლიენტი დაელოდოს ცვლილებებს",
  ],
  [
    "Emoji",
    " ",
    "🚀 start 👩‍💻 keys ✈️ travel 🇯🇵 region 👍🏽 done ❤️ care 🔥 hot 🧑‍🚀 space 1️⃣ first 🏳️‍🌈 flag ⚙️ settings 📦 box",
  ],
];

/** The words of each script. @type {Readonly<Record<string, Vocabulary>>} */
export const SCRIPTS = Object.fromEntries(
  SENTENCES.map(([script, join, sentence]) => {
    const words = sentence.split(" ");
    return [script, { verbs: words.slice(0, 8), nouns: words.slice(8, 18), words, join }];
  }),
);
