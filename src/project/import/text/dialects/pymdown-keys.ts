// Has the words that PyMdown's keys show.

/** Names with the same word, and the word, if it is not the name with a capital. */
const named = `
control ctrl=Ctrl;left-control lctrl left-ctrl=Left Ctrl;right-control rctrl right-ctrl=Right Ctrl;alt;left-alt lalt=Left Alt;right-alt ralt=Right Alt;
alt-graph altgr=AltGr;shift;left-shift lshift=Left Shift;right-shift rshift=Right Shift;command cmd=Cmd;left-command lcmd left-cmd=Left Command;
right-command rcmd right-cmd=Right Command;option opt=Option;meta;left-meta lmeta=Left Meta;right-meta rmeta=Right Meta;
windows win=Win;left-windows lwindows lwin left-win=Left Win;right-windows rwindows rwin right-win=Right Win;super;fn function=Fn;hyper;compose;
enter;return;escape esc=Esc;tab;space spacebar=Space;backspace bksp=Backspace;delete del=Del;insert ins=Ins;home;end;
page-up pageup pgup prior=Page Up;page-down pagedown pgdn next=Page Down;arrow-up up=Up;arrow-down down=Down;arrow-left left=Left;arrow-right right=Right;
caps-lock capslock caps=Caps Lock;num-lock numlock=Num Lock;scroll-lock scrolllock=Scroll Lock;print-screen printscreen prtsc prtscn=Print Screen;
pause;break;clear;menu context-menu=Menu;help;power;sleep;
plus=+;minus hyphen=-;equal==;comma=,;period dot=.;slash=/;backslash=\\;colon=:;single-quote apostrophe=';double-quote=";
backtick grave=\`;tilde=~;exclam exclamation=!;question=?;at=@;hash pound number=#;dollar=$;percent=%;caret circumflex=^;ampersand and=&;
asterisk star=*;underscore=_;pipe bar=|;brace-left left-brace open-brace={;brace-right right-brace close-brace=};bracket-left left-bracket open-bracket=[;
bracket-right right-bracket close-bracket=];paren-left left-paren=(;paren-right right-paren=);less lt=<;greater gt=>;
num0=Num 0;num1=Num 1;num2=Num 2;num3=Num 3;num4=Num 4;num5=Num 5;num6=Num 6;num7=Num 7;num8=Num 8;num9=Num 9;
num-enter=Num Enter;num-plus=Num +;num-minus=Num -;num-asterisk=Num *;num-slash=Num /;
left-button lbutton lmb=Left Button;right-button rbutton rmb=Right Button;middle-button mbutton mmb=Middle Button;volume-up=Volume Up;volume-down=Volume Down;mute volume-mute=Mute
`;

const shownWords: ReadonlyMap<string, string> = new Map([
  ["semicolon", ";"] as const,
  ...named
    .trim()
    .split(/;\n?/)
    .flatMap((each) => {
      const equals = each.indexOf("=");
      const names = (equals < 0 ? each : each.slice(0, equals)).split(" ");
      const word = equals < 0 ? each.charAt(0).toUpperCase() + each.slice(1) : each.slice(equals + 1);
      return names.map((name) => [name, word] as const);
    }),
]);

/** The words of keys such as `ctrl+c`; undefined if a name is none of a key: then it is text. */
export function shownKeys(written: string): readonly string[] | undefined {
  const keys = [...written.matchAll(/"([^"]+)"|'([^']+)'|([\w-]+)/g)].map(
    ([, double, single, name]) => double ?? single ?? wordOf(name!.toLowerCase().replaceAll("_", "-")),
  );
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function wordOf(name: string): string | undefined {
  if (/^(?:[a-z\d]|f(?:[1-9]|1\d|2[0-4]))$/.test(name)) return name.toUpperCase();
  return shownWords.get(name);
}
