import { isIngredientsHeading, isStepsHeading } from '../text/headings.ts';

/** Matches text that says how many a recipe serves. */
export const YIELD =
  /^(?:serves|servings?|makes|yields?|portions?|porties|porciones|portionen|portioner|personer|personen|personnes?|für|pour|für|per|voor)\b|\b(?:servings?|portions?|portioner|personer|personen|personnes|porciones|porzioni|porties|porcje|people|persone|főre)\b|^\d{1,2} port\.?$/i;

/** Whether a line is the heading of the ingredients or the steps. */
export const isPart = (text: string): boolean => isIngredientsHeading(text) || isStepsHeading(text);

/** 'Pour into 4 warm glasses.' begins like a yield in French, but is a step. */
const SENTENCE = /^(?!serves|servings?|makes|yields?|portions?)\p{L}.{23,}[.!]$/iu;

/** Whether a line invites readers to something else: to subscribe, to share, to read another page. */
export const isInvitation = (text: string): boolean =>
  /^(?:sign up (?:to|for) |subscribe to |follow us |volg ons |ook lekker: |lees ook|read (?:more|also)\b|see also\b|partager(?: sur [^.]{1,40}| cette recette.{0,20}| ?:.*)?$|chargement\.|loading\.|written by \S.{0,40}$|share(?: share)? on facebook\b|ingredients: .{0,200},|notes? \|)/i.test(
    text,
  );

const NETWORKS = /facebook|twitter|pinterest|whatsapp/gi;

/** Whether a line is a row of buttons to share the page, after which no step comes: 'Share Facebook Pinterest Print'. */
export const isShareBar = (text: string): boolean =>
  text.length <= 100 && (text.match(NETWORKS)?.length ?? 0) > 1 && !/[.!?]$/.test(text);

/** Who took the pictures: 'Photo: A. Cook', 'Lasagne (foto: A. Cook)'; but a step may end with it. */
const isCredit = (text: string): boolean =>
  text.length <= 100 &&
  /^(?:photos?|foto|fotó)\s?:|^[^.!?]+\((?:photos?|foto|fotó)\s?: [^()]{1,60}\)$/i.test(text);

/** A file to download, 'Recipe card (344 KB)', the head of a column or a price. */
const isLabel = (text: string): boolean =>
  text.length <= 100 &&
  /\(\d{1,4}(?:[.,]\d{1,2})? ?[KM]B\)$|^(?:kg|g|gr|ml|l|%|grams?|qty|quantity|[$€£] ?\d{1,4}(?:[.,]\d{2})?)$/i.test(
    text,
  );

/** Whether a line among the ingredients or steps is neither. */
export const isAside = (text: string): boolean =>
  (text.length <= 30 &&
    YIELD.test(text) &&
    /\d|^\p{L}+:?$|^\p{L}+ főre$/u.test(text) &&
    !SENTENCE.test(text)) ||
  /^(?:Units|Scale|Units ?Scale|US|Metric|Imperial|Cups|\[edit.*|(?:[\d/½]{1,3}x ?){1,5}|Print|Save|Cook mode.*|Add to (?:(?:shopping |grocery )?list|basket|cart|favou?rites|my .{1,20}|collections?|meal plan.{0,10})|(?:Facebook|Twitter|Pinterest|WhatsApp|E-?mail) ?|photo credit.*|(?:recipe )?adapted from .*|your device does not support .*)$/i.test(
    text,
  ) ||
  isCredit(text) ||
  isLabel(text) ||
  isInvitation(text);
