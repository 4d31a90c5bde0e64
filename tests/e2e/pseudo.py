"""The pseudo-locale: a language for tests only, 40% longer and written from right to left.

It's made on the page out of what the client says in English, so that no build contains it and no
visitor can choose it. Each word grows; letters are shown backwards, as in the usual pseudo-locale
`ar-XB`. Labels that only a screen reader reads stay as they are, so tests find buttons by them.
"""

import json

from playwright.sync_api import Page

from e2e.people import DESKTOP, PHONE, People, Person

LOOKS = {"phone": PHONE, "desktop": DESKTOP}
LONGER = 0.4
PSEUDO = """longer => {
    const [OVER, NUMBER, END] = ['\\u202e', '\\u202d', '\\u202c'];
    const filling = ({ length }) => 'öéäûõ'.repeat(length).slice(0, Math.ceil(length * longer));
    const said = (text) => {
        const [, before, words, after] = /^(\\s*)([^]*?)(\\s*)$/.exec(text);
        const shown = words
            .replace(/\\p{L}{2,}/gu, (word) => word + filling(word))
            .replace(/\\d[\\d.,:]*/g, `${NUMBER}$&${END}`);
        return `${before}${OVER}${shown}${END}${after}`;
    };
    // Letters of a game, its words in capitals, figures and pictures are the same everywhere.
    const mine = ({ data, parentElement: around }) => /\\p{Ll}/u.test(data)
        && data.trim().length > 1 && !data.includes(OVER)
        && !around?.closest('svg, script, style, textarea');
    const change = (text) => { if (mine(text)) text.data = said(text.data); };
    const all = (root) => {
        if (root.nodeType === Node.TEXT_NODE) change(root);
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) change(walk.currentNode);
    };
    const begin = () => {
        Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar-XB' });
        all(document.body);
        new MutationObserver((records) => {
            for (const { type, target, addedNodes } of records) {
                if (type === 'characterData') change(target);
                else addedNodes.forEach(all);
            }
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    document.addEventListener('DOMContentLoaded', begin);
    // The room has no build in this language.
    const ask = window.fetch;
    const known = (at) => (typeof at === 'string' ? at.replace('ar-XB', 'en') : at);
    window.fetch = (at, ...more) => ask(known(at), ...more);
}"""
"""Lengthens and turns every text of the page, and of whatever the page shows later."""

FAULTS = """() => {
    const found = [];
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !one.closest('.sr, [inert]') && one.getBoundingClientRect().width > 1;
    const called = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '')
        .replace(/[\\u200f\\u202a-\\u202e]/g, '').replace(/\\s+/g, ' ').trim().slice(0, 60);
    const at = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    const beside = (box) => box.left < -1 || box.right > innerWidth + 1;
    const middle = (box) =>
        document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const page = document.documentElement;
    // A phone zooms out of a page that is too wide.
    const width = Math.max(page.scrollWidth, innerWidth);
    if (width > page.clientWidth) found.push(`the page is ${width - page.clientWidth} px too wide`);
    const words = function* (root) {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const { parentElement: around } = walk.currentNode;
            if (!walk.currentNode.data.trim() || around.closest('.sr, svg, select')) continue;
            // A name may end in dots.
            const dots = around.closest('b, span, small, strong');
            const { textOverflow, webkitLineClamp } = getComputedStyle(dots ?? around);
            if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
            const range = document.createRange();
            range.selectNodeContents(walk.currentNode);
            yield* range.getClientRects();
        }
    };
    const labelOf = (one) =>
        one.closest('label') ?? (one.id && document.querySelector(`label[for="${one.id}"]`));
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const pressed = 'button, a[href], summary, select, input:not([type=file])';
    for (const one of (modal ?? document).querySelectorAll(pressed)) {
        if (!seen(one)) continue;
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const box = one.getBoundingClientRect();
        const name = `${called(one)} (${at(box)})`;
        // A link in a line of text may be broken: its first part is pressed.
        const inline = getComputedStyle(one).display === 'inline';
        const hit = middle(inline ? one.getClientRects()[0] : box);
        const own = hit && [one, hit, labelOf(one)].some((around) =>
            around && (around === hit ? hit.contains(one) : around.contains(hit)));
        if (beside(box)) found.push(`beside the screen: ${name}`);
        else if (!hit) found.push(`out of reach: ${name}`);
        else if (!own) found.push(`covered by ${hit.className || hit.tagName}: ${name}`);
        if (one.tagName === 'SELECT' || inline) continue;
        // Above and below a line there is space that letters don't fill.
        const spilt = [...words(one)].filter(({ width }) => width > 1).map((text) => Math.max(
            box.left - text.left, text.right - box.right,
            box.top - text.top - 4, text.bottom - box.bottom - 4));
        if (spilt.some((by) => by > 1.5)) found.push(`cut off: ${name}`);
    }
    for (const clock of document.querySelectorAll('[role=timer]')) {
        if (!seen(clock) || (modal && !modal.contains(clock))) continue;
        clock.scrollIntoView({ block: 'center' });
        const [figures] = [...words(clock)];
        const box = figures ?? clock.getBoundingClientRect();
        if (beside(box)) found.push(`a clock beside the screen (${at(box)})`);
        const hit = middle(box);
        const own = hit?.contains(clock) || clock.contains(hit);
        if (!own) found.push(`${hit?.className} lies on the clock (${at(box)})`);
        for (const other of document.querySelectorAll('button')) {
            if (!seen(other) || other.contains(clock) || clock.contains(other)) continue;
            const its = other.getBoundingClientRect();
            const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
            const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
            if (across > 2 && down > 2) found.push(`${called(other)} lies on the clock`);
        }
    }
    // Only a script could scroll there.
    for (const one of document.querySelectorAll('main, main *')) {
        const hidden = getComputedStyle(one).overflowX === 'hidden';
        if (one.scrollLeft && hidden) found.push(`a part of ${one.className} is cut off`);
    }
    scrollTo(0, 0);
    return found;
}"""
"""Controls that are cut off, covered or off the screen, covered clocks, and too wide a page."""


def comes(people: People, name: str, look: str) -> Person:
    """Let somebody visit who reads the pseudo-locale."""
    script = f"({PSEUDO})({json.dumps(LONGER)})"
    return people.comes(name, LOOKS[look], script=script, reduced_motion="reduce")


def faults(page: Page) -> list[str]:
    """Return what a reader of the page could not read or press."""
    found: list[str] = page.evaluate(FAULTS)
    return found
