// To-dos as a C programmer would write a generator for them by hand, to time `stubgen` against.
//
//   todo same VOCABULARY COUNT    the very bytes of `stubgen generate ToDoItem --compact`: every
//                                 promise kept (records known from their index alone, no task twice
//                                 before all were there, four in ten done, dates in order by day)
//   todo plain VOCABULARY COUNT   the same shape with nothing promised: one random number after
//                                 another, straight into the buffer
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *tasks[4096];
static size_t lengths[4096];
static uint64_t count;
static char buffer[1 << 16];
static size_t filled;

static void flush(void) {
  for (size_t done = 0; done < filled;) {
    ssize_t written = write(1, buffer + done, filled - done);
    if (written <= 0) exit(1);
    done += (size_t)written;
  }
  filled = 0;
}

static inline void put(const char *text, size_t length) {
  memcpy(buffer + filled, text, length);
  filled += length;
}
#define PUT(literal) put(literal, sizeof literal - 1)

static inline void number(uint64_t value) {
  char digits[20];
  int first = 20;
  do digits[--first] = (char)('0' + value % 10); while (value /= 10);
  put(digits + first, (size_t)(20 - first));
}

static void load(const char *path) {
  FILE *file = fopen(path, "r");
  char *line = NULL;
  size_t size = 0;
  if (!file) { perror(path); exit(2); }
  while (getline(&line, &size, file) > 0) {
    if (line[0] == '#') continue;
    line[strcspn(line, "\t\n")] = 0;
    if (count == sizeof tasks / sizeof *tasks) exit(2);
    tasks[count] = strdup(line);
    lengths[count++] = strlen(line);
  }
  fclose(file);
}

// The arithmetic of the determinism contract.

static inline uint64_t mix(uint64_t word) {
  word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
  word = (word ^ word >> 27) * 0x94D049BB133111EBu;
  return word ^ word >> 31;
}
#define STEP 0x9E3779B97F4A7C15u
static inline uint64_t fold(uint64_t key, uint64_t word) { return mix((key + STEP) ^ word); }
static inline uint64_t next(uint64_t *state) { return mix(*state += STEP); }
static inline double unit(uint64_t *state) { return (double)(next(state) >> 11) * 0x1p-53; }

static uint64_t hash(const char *text) {
  size_t length = strlen(text);
  uint64_t state = fold(0, length);
  for (size_t start = 0; start < length; start += 8) {
    uint64_t word = 0;
    size_t rest = length - start < 8 ? length - start : 8;
    for (size_t i = 0; i < rest; i++) word |= (uint64_t)(unsigned char)text[start + i] << 8 * i;
    state = fold(state, word);
  }
  return state;
}

static inline uint64_t permuted(uint64_t place, uint64_t size, uint64_t key) {
  unsigned bits = size > 3 ? 64u - (unsigned)__builtin_clzll(size - 1) : 2;
  unsigned left_bits = bits / 2, right_bits = bits - left_bits;
  do {
    uint64_t left = place >> right_bits, right = place & ((1ull << right_bits) - 1);
    unsigned left_width = left_bits, right_width = right_bits;
    for (uint64_t round = 0; round < 6; round++) {
      uint64_t old = left;
      left = right;
      right = old ^ (fold(key ^ round, right) & ((1ull << left_width) - 1));
      unsigned width = left_width;
      left_width = right_width;
      right_width = width;
    }
    place = left << right_bits | right;
  } while (place >= size);
  return place;
}

#define PRESENCE 0x50524553454E4345u
#define ORDER 0x4F52444552000000u

static inline double share(uint64_t path, uint64_t record, uint64_t purpose) {
  uint64_t state = fold(path ^ purpose, record);
  uint64_t key = fold(path ^ purpose ^ ORDER, record / 10);
  return ((double)permuted(record % 10, 10, key) + unit(&state)) / 10;
}

#define DAY 86400
static const int64_t now = 1735732800; // 2025-01-01T12:00:00Z

static inline int64_t rounded(int64_t from, int64_t to, double part, int64_t step) {
  int64_t moment = from + (int64_t)(part * (double)(to - from + 1));
  int64_t even = moment - moment % step;
  if (even >= from) return even;
  return even + step <= to ? even + step : moment;
}

// A moment between two, from 10:00 to 14:00 where a day has room for it.
static inline int64_t moment(int64_t lower, int64_t upper, uint64_t state, int64_t step) {
  double days = unit(&state), seconds = unit(&state);
  int64_t first = (lower - 14 * 3600 + DAY - 1) / DAY, last = (upper - 10 * 3600) / DAY;
  if (first > last) return rounded(lower, upper, days, step);
  int64_t day = first + (int64_t)(days * (double)(last - first + 1));
  int64_t from = day * DAY + 10 * 3600, to = day * DAY + 14 * 3600;
  return rounded(from > lower ? from : lower, to < upper ? to : upper, seconds, step);
}

static void same(uint64_t records) {
  uint64_t root = fold(fold(1, 0), hash("ToDoItem"));
  uint64_t task = fold(root, fold(hash("todo-tasks"), hash("")));
  uint64_t done = fold(root, hash("done")), due = fold(root, hash("dueDate"));
  uint64_t creation = fold(root, hash("creationDate"));
  for (uint64_t i = 0; i < records; i++) {
    if (filled > sizeof buffer - 1024) flush();
    if (i) PUT(",");
    uint64_t entry = permuted(i % count, count, fold(task ^ ORDER, i / count));
    PUT("{\"name\":\"");
    put(tasks[entry], lengths[entry]);
    if (share(done, i, 0) < 0.4) PUT("\",\"done\":true"); else PUT("\",\"done\":false");
    int64_t created = moment(now - 14 * DAY, now, fold(creation, i), 1);
    if (share(due, i, PRESENCE) < 0.6) {
      PUT(",\"dueDate\":");
      number((uint64_t)(moment(created, created + 30 * DAY, fold(due, i), 900) - 978307200));
    }
    PUT(",\"creationDate\":");
    number((uint64_t)(created - 978307200));
    PUT("}");
  }
}

static void plain(uint64_t records) {
  uint64_t state = 0;
  for (uint64_t i = 0; i < records; i++) {
    if (filled > sizeof buffer - 1024) flush();
    if (i) PUT(",");
    uint64_t entry = next(&state) % count;
    PUT("{\"name\":\"");
    put(tasks[entry], lengths[entry]);
    if (next(&state) % 10 < 4) PUT("\",\"done\":true"); else PUT("\",\"done\":false");
    uint64_t created = (uint64_t)now - 978307200 - next(&state) % (14 * DAY);
    if (next(&state) % 10 < 6) {
      PUT(",\"dueDate\":");
      number(created + next(&state) % (30 * DAY));
    }
    PUT(",\"creationDate\":");
    number(created);
    PUT("}");
  }
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  load(argv[2]);
  PUT("[");
  (strcmp(argv[1], "same") ? plain : same)(strtoull(argv[3], NULL, 10));
  PUT("]\n");
  flush();
  return 0;
}
