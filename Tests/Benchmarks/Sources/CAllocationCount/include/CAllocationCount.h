#pragma once

/// How many times the program has allocated on the heap so far.
unsigned long allocation_count(void);
