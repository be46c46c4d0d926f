// The parts of UIKit's lists that TypedCellsUIKit and ordinary cells use.
#pragma once
#include "Application.h"
#include "DragAndDrop.h"
#include "Interactions.h"
#include "Search.h"
